import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { milkLine } from "../stories/carts.ts";
import { manyProducts, milk, now } from "../stories/products.ts";
import { said } from "../stories/said.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { ProductGridSkeleton } from "./ProductGridSkeleton.tsx";

const meta = {
  component: ProductGrid,
  subcomponents: { ProductGridSkeleton },
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
export const OnePlaceToSpeak: Story = {
  ...Products,
  tags: ["behaviour"],
  name: "All cards say what happened in one place of the page",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("status")).toBeNull();
    await expect(said()).toBeEmptyDOMElement();
  },
};
export const Rows: Story = { args: { view: "rows" } };
export const NarrowRows: Story = {
  ...Rows,
  tags: ["behaviour", "usual-text", "own-brand"],
  name: "Names and prices have room in narrow rows",
  // It sets its width itself.
  parameters: { fitsBoxes: false },
  render: (args) => (
    <div style={{ width: "min(100%, 18rem)" }}>
      <ProductGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole("article")) {
      const { width } = within(card).getByRole("heading").getBoundingClientRect();
      await expect(width, card.textContent ?? "").toBeGreaterThan(120);
    }
  },
};
export const Loading: Story = { render: () => <ProductGridSkeleton /> };
