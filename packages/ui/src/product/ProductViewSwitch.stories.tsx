import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ProductViewSwitch } from "./ProductViewSwitch.tsx";

const meta = {
  component: ProductViewSwitch,
  args: { value: "cards", onChange: fn() },
} satisfies Meta<typeof ProductViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Rows: Story = { args: { value: "rows" } };

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Kártyák" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("rows");
    await expect(canvas.getByRole("radio", { name: "Sűrű lista" })).toBeChecked();
  },
};
