import { cartTexts } from "@kamra/core/cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { QuestionDialog } from "./QuestionDialog.tsx";

const { title, body, confirm, decline } = cartTexts.ageConfirmation;

const meta = {
  component: QuestionDialog,
  args: { isOpen: true, title, confirm, decline, children: <p>{body}</p>, onConfirm: fn(), onDecline: fn() },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "30rem" } },
  },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AgeConfirmation: Story = {};
export const AgeConfirmationPressed: Story = {
  ...AgeConfirmation,
  name: "[LAW-12] Age confirmation",
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: title })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: decline }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
  },
};
export const Destructive: Story = {
  args: {
    isDestructive: true,
    title: "Kiüríted a kosarat?",
    confirm: "Törlés",
    decline: "Mégsem",
    children: <p>Minden terméket kiveszünk a kosaradból.</p>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Kiüríted a kosarat?" })).toBeVisible());
  },
};
