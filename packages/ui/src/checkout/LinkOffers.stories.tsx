import { newAddress } from "@kamra/core/delivery";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { now } from "../stories/products.ts";
import { LinkOffers } from "./LinkOffers.tsx";

const order = {
  id: "1042",
  shippingAddress: { ...newAddress, postcode: "6720", city: "Szeged", street: "Tisza Lajos körút", houseNumber: "103" },
  timeSlot: { day: "2026-11-24", from: "14:00", to: "16:00" },
};

const meta = {
  component: LinkOffers,
  args: { orders: [order], now, onChange: fn() },
} satisfies Meta<typeof LinkOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOrder: Story = {};
export const OneOrderPressed: Story = {
  ...OneOrder,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Összekapcsolom/ }));
    await expect(args.onChange).toHaveBeenCalledWith("1042");
  },
};
export const TwoOrders: Story = { args: { orders: [order, { ...order, id: "1043", timeSlot: null }] } };
export const Pending: Story = { args: { isPending: true } };
