import type { Meta, StoryObj } from "@storybook/react-vite";
import * as products from "../stories/products.ts";
import { Price } from "./Price.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";

const meta = {
  component: Price,
  subcomponents: { VisuallyHidden },
  args: { product: products.milk, now: products.now },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const ByWeight: Story = { args: { product: products.tomato } };
export const Reduced: Story = { args: { product: products.yoghurt } };
export const Personal: Story = { args: { product: products.personalCoffee } };
export const WebshopOnly: Story = { args: { product: products.webshopOnlyPasta } };
export const WithDeposit: Story = { args: { product: products.beer } };
export const ReducedWithDeposit: Story = {
  args: { product: { ...products.yoghurt, deposits: products.beer.deposits } },
};
export const WithoutUnitPrice: Story = { args: { product: products.withoutPicture } };
export const OnTheProductPage: Story = { args: { product: products.yoghurt, size: "page" } };
