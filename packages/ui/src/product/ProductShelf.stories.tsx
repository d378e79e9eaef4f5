import type { Meta, StoryObj } from "@storybook/react-vite";
import * as products from "../stories/products.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductShelf } from "./ProductShelf.tsx";

const all = [products.milk, products.tomato, products.yoghurt, products.beer, products.newBread, products.soldOut];

const meta = {
  component: ProductShelf,
  args: {
    title: "Ajánlatok",
    products: all,
    more: { href: "/akciok", label: "Minden ajánlat" },
    children: (product) => (
      <ProductCard product={product} now={products.now} href="/x" line={null} onQuantityChange={() => undefined} />
    ),
  },
  // On a phone its row is swiped.
  parameters: { sideways: "ul" },
} satisfies Meta<typeof ProductShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {};
export const Loading: Story = { args: { products: null } };
export const OneProduct: Story = { args: { products: [products.longName] } };
