import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TaxNumberField } from "./TaxNumberField.tsx";

const meta = {
  component: TaxNumberField,
  args: {
    label: "Adószám",
    name: "vatNumber",
    value: "",
    error: null,
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaxNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  tags: ["behaviour"],
  name: "[LAW-5] Typed without hyphens",
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Adószám" });
    await userEvent.type(field, "12345676241");
    await expect(field).toHaveValue("12345676-2-41");
    await expect(args.onChange).toHaveBeenLastCalledWith("12345676-2-41");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Explained: Story = { args: { description: "A számlához kell, ha cégként vásárolsz." } };
export const Wrong: Story = {
  args: { value: "DE123456789", error: "Az adószám így néz ki: 12345678-1-23" },
};
