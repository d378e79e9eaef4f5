import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import * as carriers from "../stories/carriers.ts";
import { milkLine } from "../stories/carts.ts";
import { detailsOf, milkDetails } from "../stories/details.ts";
import * as products from "../stories/products.ts";
import { BuyBox } from "./BuyBox.tsx";

const meta = {
  component: BuyBox,
  // As wide as the column beside the picture.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "32rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { product: milkDetails, now: products.now, line: null, onQuantityChange: fn() },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const InCart: Story = { args: { line: milkLine } };
export const ReducedWithNetPrice: Story = { args: { product: detailsOf(products.yoghurt), hasNetPrice: true } };
export const News: Story = { args: { product: detailsOf(products.newBread) } };
export const DepositAndAdultsOnly: Story = { args: { product: detailsOf(products.beer) } };
export const SoldOut: Story = { args: { product: detailsOf(products.soldOut) } };
export const NotToThisPlace: Story = {
  args: { undeliverable: { problem: "CHILLED", method: carriers.postal, instead: [carriers.pickup] } },
};
export const WithMoreToDo: Story = { args: { children: <Button variant="secondary">Listára teszem</Button> } };
export const LongNameAndBigPrice: Story = { args: { product: detailsOf(products.longName) } };
export const Adds: Story = {
  tags: ["behaviour"],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Kosárba/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ quantity: 1, quantityType: "default" });
  },
};
