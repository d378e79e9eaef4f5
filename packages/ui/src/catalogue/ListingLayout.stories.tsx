import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ProductCard } from "../product/ProductCard.tsx";
import { ProductGrid } from "../product/ProductGrid.tsx";
import { ProductViewSwitch } from "../product/ProductViewSwitch.tsx";
import { facets } from "../stories/facets.ts";
import { milk, now, tomato, yoghurt } from "../stories/products.ts";
import { FilterDrawer } from "./FilterDrawer.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { ListingLayout } from "./ListingLayout.tsx";
import { Pagination } from "./Pagination.tsx";
import { SortSelect } from "./SortSelect.tsx";

const filters = { facets, value: { categoryId: "4" }, onChange: fn() };
const order = { sort: "PRICE", direction: "ASC" } as const;

const meta = {
  component: ListingLayout,
  // As of ProductGrid, whose cards are at home in the columns of a page.
  parameters: { fitsBoxes: false },
  args: {
    filters: <FilterPanel {...filters} />,
    drawer: <FilterDrawer {...filters} productCount={118} />,
    productCount: 118,
    view: <ProductViewSwitch value="cards" onChange={fn()} />,
    sort: <SortSelect value={order} options={[order]} onChange={fn()} />,
    children: (
      <>
        <ProductGrid label="Tejtermék, tojás">
          {[milk, yoghurt, tomato].map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              line={null}
              now={now}
              href="/termekek/friss-tej"
              onQuantityChange={fn()}
            />
          ))}
        </ProductGrid>
        <Pagination page={1} lastPage={5} hrefOf={(page) => `/kategoria/tej?lap=${page}`} />
      </>
    ),
  },
} satisfies Meta<typeof ListingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownAt = (width: string): Pick<Story, "decorators"> => ({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "100%", width }}>
        <Story />
      </div>
    ),
  ],
});

export const Products: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/^118 termék$/);
  },
};
export const Narrow: Story = {
  ...shownAt("22rem"),
  name: "In a narrow place the filters are behind a button, whatever the screen",
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getByRole("button", { name: /Szűr/ })).toBeVisible();
    await expect(list.queryByRole("group", { name: /Márka/ })).toBeNull();
  },
};
export const Coming: Story = {
  args: { isPending: true },
  // What is about to be replaced is dimmed while others come.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};
export const WithoutChoices: Story = { args: { view: undefined, sort: undefined } };
