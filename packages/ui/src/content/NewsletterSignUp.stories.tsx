import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NewsletterSignUp } from "./NewsletterSignUp.tsx";

const meta = {
  component: NewsletterSignUp,
  args: { privacyHref: "/cikk/adatkezelesi-tajekoztato", onSubscribe: fn() },
} satisfies Meta<typeof NewsletterSignUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail cím" }), "anna@pelda.hu{Enter}");
    await expect(args.onSubscribe).toHaveBeenLastCalledWith({ email: "anna@pelda.hu", hasConsented: false });
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Feliratkozom" }));
    await expect(args.onSubscribe).toHaveBeenLastCalledWith({ email: "anna@pelda.hu", hasConsented: true });
  },
};
export const Sending: Story = { args: { isPending: true } };
export const Sent: Story = { args: { isSent: true } };
export const Wrong: Story = {
  args: { errors: { email: "Ez az e-mail cím nem érvényes!", consent: "A feliratkozáshoz a hozzájárulásod is kell!" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/nem érvényes/);
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/hozzájárulásod/);
  },
};
export const Failed: Story = {
  args: { error: "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál" },
};
