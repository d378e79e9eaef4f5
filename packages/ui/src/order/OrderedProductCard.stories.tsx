import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductCard } from "../product/ProductCard.tsx";
import { milk, now, tomato } from "../stories/products.ts";
import { OrderedProductCard } from "./OrderedProductCard.tsx";

const meta = {
  component: OrderedProductCard,
  args: {
    ordered: {
      name: tomato.name,
      quantity: 1.19,
      unitName: "kg",
      alternativeQuantity: 7,
      alternativeUnitName: "db",
    },
    product: tomato,
    children: (product) => (
      <ProductCard
        product={product}
        href="/termekek/furtos-paradicsom"
        now={now}
        line={null}
        onQuantityChange={() => undefined}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "14rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderedProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPieces: Story = { name: "[QTY-6] In pieces" };
export const ByTheUnit: Story = {
  args: {
    ordered: { name: milk.name, quantity: 6, unitName: "db", alternativeQuantity: null, alternativeUnitName: null },
    product: milk,
  },
};
export const Loading: Story = { args: { product: null } };
export const Gone: Story = { args: { product: null, isGone: true } };
export const LongWords: Story = {
  args: {
    product: null,
    isGone: true,
    ordered: {
      name: "Megszentségteleníthetetlenségeskedéseitekért kenyér",
      quantity: 1,
      unitName: "db",
      alternativeQuantity: null,
      alternativeUnitName: null,
    },
  },
};
