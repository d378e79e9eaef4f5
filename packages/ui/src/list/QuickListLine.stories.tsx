import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { longName, milk, now, yoghurt } from "../stories/products.ts";
import { QuickListLine } from "./QuickListLine.tsx";

const meta = {
  component: QuickListLine,
  args: {
    text: "2 tej",
    products: [milk, yoghurt],
    product: milk,
    href: "/termekek/friss-tej",
    now,
    quantity: 2,
    isTicked: false,
    onChange: fn(),
    onQuantityChange: fn(),
    onProductChange: fn(),
  },
} satisfies Meta<typeof QuickListLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {};
export const AnotherChosen: Story = {
  ...Proposed,
  name: "[QUICK-4] Another product is chosen for what was written",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    const others = line.getByRole("combobox", { name: "Melyik termék erre: 2 tej?" });
    await expect(others).toHaveDisplayValue(/^Friss tej 2,8% 1 l – 489\sFt$/);
    await userEvent.selectOptions(others, yoghurt.id);
    await expect(args.onProductChange).toHaveBeenLastCalledWith(yoghurt);
    await userEvent.click(line.getByRole("button", { name: /^Több/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(line.getByRole("checkbox", { name: "Kipipálás: Friss tej 2,8% 1 l" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const OnlyOneFound: Story = { args: { products: [milk] } };
export const FoundInstead: Story = { args: { text: "2 teej", correctedTerm: "tej" } };
export const Ticked: Story = { args: { isTicked: true } };
export const LongWords: Story = {
  args: { text: "megszentségteleníthetetlenségeskedéseitekért", product: longName, products: [longName, milk] },
};
