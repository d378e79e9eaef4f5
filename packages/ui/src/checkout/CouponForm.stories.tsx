import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CouponForm } from "./CouponForm.tsx";

const meta = {
  component: CouponForm,
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof CouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyFilled: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Kuponkód" });
    await userEvent.type(field, "KAMRA 10{Enter}");
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "kamra-10{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("KAMRA-10");
  },
};
export const Refused: Story = {
  tags: ["opened"],
  args: { error: "Ez a kupon tegnap lejárt." },
  play: async ({ canvas }) => {
    const error = canvas.getByText("Ez a kupon tegnap lejárt.").getBoundingClientRect();
    const field = canvas.getByRole("textbox", { name: "Kuponkód" });
    await userEvent.type(field, "NYAR-2026");
    field.blur();
    await expect(field).toHaveAccessibleDescription("Ez a kupon tegnap lejárt.");
    // The error is below both: it moves the button neither down nor away.
    for (const part of [field, canvas.getByRole("button")])
      await expect(part.getBoundingClientRect().bottom).toBeLessThan(error.top);
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Applied: Story = { args: { value: "KAMRA-10" } };
