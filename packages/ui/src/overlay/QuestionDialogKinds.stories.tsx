import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { QuestionDialog } from "./QuestionDialog.tsx";

const discard = fn();

const meta = {
  component: QuestionDialog,
  tags: ["!manifest"],
  args: { isOpen: true, title: "", confirm: "Rendben", onConfirm: fn(), onDecline: fn(), children: null },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "30rem" } },
  },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  args: { title: "Szállítás", children: <p>Karácsonykor is szállítunk.</p> },
};
export const MessagePressed: Story = {
  ...Message,
  name: "[MODAL-4] Message",
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Szállítás" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Rendben" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const UnsavedChanges: Story = {
  args: {
    title: "Mented a változtatásaidat?",
    confirm: "Mentés",
    decline: "Mégsem",
    other: { label: "Elvetés", onPress: discard, isDestructive: true },
    children: <p>Ha most elmész, elvész, amit módosítottál.</p>,
  },
};
export const UnsavedChangesPressed: Story = {
  ...UnsavedChanges,
  name: "[FORM-5] Unsaved changes",
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Elvetés" }));
    await expect(discard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Mentés" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Mégsem" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
