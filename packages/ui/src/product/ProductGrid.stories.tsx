import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { milkLine } from "../stories/carts.ts";
import { manyProducts, milk, now } from "../stories/products.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { ProductGridSkeleton } from "./ProductGridSkeleton.tsx";

const meta = {
  component: ProductGrid,
  args: {
    children: manyProducts.map((product) => (
      <ProductCard
        key={product.id}
        product={product}
        now={now}
        href={`/termekek/${product.urlKey}`}
        line={product === milk ? milkLine : null}
        onQuantityChange={fn()}
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const Rows: Story = { args: { view: "rows" } };
export const Loading: Story = { render: () => <ProductGridSkeleton /> };
