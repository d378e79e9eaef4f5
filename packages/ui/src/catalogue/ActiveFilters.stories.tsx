import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { facets } from "../stories/facets.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";

const meta = {
  component: ActiveFilters,
  args: {
    facets,
    value: { categoryId: "4", discounted: true, priceFrom: 500, priceTo: 1500, attributes: { brand: ["b8"] } },
    onChange: fn(),
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Removing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole("button", { name: "Szűrő törlése: Tarka" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      categoryId: "4",
      discounted: true,
      priceFrom: 500,
      priceTo: 1500,
    });
    await expect(chips.getByRole("group", { name: "Beállított szűrők" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4", priceFrom: 500, priceTo: 1500 });
  },
};
