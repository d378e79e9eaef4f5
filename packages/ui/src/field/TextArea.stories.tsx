import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Üzenet", description: "Írd le, miben segíthetünk.", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Üzenet" }), "Szia");
    await expect(args.onChange).toHaveBeenLastCalledWith("Szia");
  },
};
export const Filled: Story = { args: { defaultValue: "Ma reggelre vártam a rendelésemet.\nMi történt vele?" } };
export const Wrong: Story = {
  args: { error: "Kötelező mező!" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Üzenet" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Kötelező mező!/);
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Köszönöm!" } };
