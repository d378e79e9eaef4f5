import { productId } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { milk, now } from "../stories/products.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import { VirtualProductGrid, type VirtualProductGridProps } from "./VirtualProductGrid.tsx";

const items = Array.from({ length: 2000 }, (_, index) => ({
  ...milk,
  id: productId(String(index + 1)),
  name: `${index + 1}. termék`,
}));

type Props = VirtualProductGridProps<typeof milk>;

const meta: Meta<Props> = {
  component: VirtualProductGrid,
  args: {
    label: "Termékek",
    items,
    keyOf: ({ id }) => id,
    children: (product) => (
      <ProductCard product={product} now={now} href="/termekek/friss-tej" line={null} onQuantityChange={fn()} />
    ),
  },
};
export default meta;
type Story = StoryObj<Props>;

export const TwoThousand: Story = {
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement);
    const list = grid.getByRole("list", { name: "Termékek" });
    await step("renders only the visible ones, and announces the total", async () => {
      const first = await grid.findByText("1. termék");
      await expect(first).toBeVisible();
      await expect(first.closest("li")).toHaveAttribute("aria-setsize", "2000");
      await expect(list.children.length).toBeLessThan(200);
      await expect(grid.queryByText("2000. termék")).toBeNull();
    });
    await step("shows the last ones at the end", async () => {
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(grid.getByText("2000. termék")).toBeVisible();
      });
      await expect(grid.queryByText("1. termék")).toBeNull();
      await expect(list.children.length).toBeLessThan(200);
    });
    window.scrollTo(0, 0);
    await grid.findByText("1. termék");
  },
};
export const OnItsWay: Story = {
  args: { items: items.slice(0, 3), children: ({ name }) => <ProductCardSkeleton name={name} /> },
};
