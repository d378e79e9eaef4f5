import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyForm, useLive } from "../stories/storyForm.ts";
import { FeedbackDialog } from "./FeedbackDialog.tsx";

const labels = { rating: "Értékelésed", message: "Miért?", email: "E-mail cím, ha választ is szeretnél" };

const submit = fn();

const meta = {
  component: FeedbackDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    longestMessage: 5000,
    isSent: false,
    form: storyForm({ labels, onSubmit: submit }),
  },
  render: function Live({ form, ...args }) {
    return <FeedbackDialog {...args} form={useLive(form)} />;
  },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "46rem" } },
  },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyAnswered: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ args }) => {
    submit.mockClear();
    await userEvent.click(await screen.findByRole("radio", { name: "Tetszik" }));
    await expect(screen.getByRole("radio", { name: "Tetszik" })).toBeChecked();
    await userEvent.type(screen.getByRole("textbox", { name: /Miért/ }), "Gyors.");
    await userEvent.click(screen.getByRole("button", { name: "Elküldöm" }));
    await expect(submit).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: { form: storyForm({ labels, errors: { rating: "Válaszd ki, mennyire tetszik, kérünk." } }) },
};
export const Sending: Story = {
  args: { form: storyForm({ labels, values: { rating: "5", message: "Gyors." }, isSending: true }) },
};
export const Sent: Story = { args: { isSent: true } };
