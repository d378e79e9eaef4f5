import type { Meta, StoryObj } from "@storybook/react-vite";
import { detailsOf, milkDetails } from "../stories/details.ts";
import * as products from "../stories/products.ts";
import { ProductSections } from "./ProductSections.tsx";

const meta = {
  component: ProductSections,
  args: { product: milkDetails },
} satisfies Meta<typeof ProductSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Food: Story = {
  args: { product: { ...milkDetails, nutrition: [{ name: "Energia", value: "264 kJ / 63 kcal" }] } },
};
export const LittleKnown: Story = {
  args: {
    product: {
      ...detailsOf({ ...products.tomato, rating: { average: null, count: 0 }, weight: null }),
      descriptionHtml: null,
      ingredientsHtml: null,
      allergens: [],
      barcodes: [],
      minimumExpiryDays: null,
      packageMillilitres: null,
    },
  },
};
