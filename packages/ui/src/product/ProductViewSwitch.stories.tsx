import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ProductView } from "./ProductGrid.tsx";
import { ProductViewSwitch, type ProductViewSwitchProps } from "./ProductViewSwitch.tsx";

const Chosen = ({ value, onChange }: ProductViewSwitchProps) => {
  const [view, setView] = useState<ProductView>(value);
  return (
    <ProductViewSwitch
      value={view}
      onChange={(chosen) => {
        setView(chosen);
        onChange(chosen);
      }}
    />
  );
};

const meta = {
  component: ProductViewSwitch,
  args: { value: "cards", onChange: fn() },
  render: (args) => <Chosen key={args.value} {...args} />,
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
