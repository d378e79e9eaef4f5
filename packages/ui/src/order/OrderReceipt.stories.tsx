import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { order } from "../stories/orders.ts";
import { picture } from "../stories/picture.ts";
import { OrderReceipt } from "./OrderReceipt.tsx";

const meta = {
  component: OrderReceipt,
  args: { lines: order.lines, amounts: order.amounts, fees: order.fees, shippingMethod: order.shippingMethod },
} satisfies Meta<typeof OrderReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const receipt = within(canvasElement);
    const lines = receipt.getAllByRole("listitem");
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toHaveTextContent(/3 db \(kb. 540 g\) · 1\s299\sFt\/\u2060kg 1299 forint kilogrammonként/);
    await expect(receipt.getByText(/^6\s429\sFt$/)).toBeVisible();
    await expect(receipt.getByText(/^kedvezménnyel 2\s721\sFt$/)).toBeVisible();
    await expect(lines[2]).toHaveTextContent(
      /2 db · 897\sFt\/\u2060db 897 forint darabonként \+ 100\sFt visszaváltási díj/,
    );
    const [, taxed, untaxed] = receipt.getAllByRole("row");
    await expect(taxed).toHaveTextContent(/^27%4\s826\sFt1\s303\sFt6\s129\sFt$/);
    await expect(untaxed).toHaveTextContent(/^Áfán kívül300\sFt0\sFt300\sFt$/);
  },
};
export const WithoutExtras: Story = {
  args: {
    lines: order.lines.slice(0, 1).map((line) => ({ ...line, discount: huf(0), paid: line.total })),
    amounts: {
      ...order.amounts,
      goods: huf(2994),
      deposit: huf(0),
      discount: huf(0),
      delivery: huf(0),
      boxing: huf(0),
      donation: huf(0),
      total: huf(2994),
    },
  },
  play: async ({ canvasElement }) => {
    const receipt = within(canvasElement);
    await expect(receipt.getByText("Ingyenes")).toBeVisible();
    // What is bought, its sum and the total are one amount.
    await expect(receipt.getAllByText(/^2\s994\sFt$/)).toHaveLength(3);
  },
};
export const Pickup: Story = {
  args: { ...WithoutExtras.args, shippingMethod: { kind: "pickup" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Átvétel")).toBeVisible();
  },
};
export const WithOptions: Story = {
  args: {
    lines: order.lines.map((line, index) => ({
      ...line,
      sliced: index === 1,
      substitution: index === 0 ? ("CALL_ME" as const) : ("SIMILAR" as const),
      additionalInformation: index === 2 ? { giftCardText: "Boldog születésnapot", ribbonColor: "piros" } : null,
    })),
  },
  play: async ({ canvasElement }) => {
    const receipt = within(canvasElement);
    await expect(receipt.getByText("ha elfogyott, felhívunk")).toBeVisible();
    await expect(receipt.getByText("szeletelve · ha elfogyott, hasonlót kértél")).toBeVisible();
    await expect(receipt.getByText(/piros masnival · üzenettel: „Boldog születésnapot”/)).toBeVisible();
  },
};
export const WithPictures: Story = {
  args: { images: Object.fromEntries(order.lines.slice(1).map(({ productId }) => [productId, picture("#c8341f")])) },
  tags: ["layout"],
};
