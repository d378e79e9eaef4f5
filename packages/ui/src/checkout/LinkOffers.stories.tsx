import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LinkOffers } from "./LinkOffers.tsx";

const order = { value: "1042", label: "1042. megrendelés · 6720 Szeged, Tisza Lajos körút 103. · holnap 14–16" };

const meta = {
  component: LinkOffers,
  args: { orders: [order], onChange: fn() },
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
export const TwoOrders: Story = {
  args: { orders: [order, { value: "1043", label: "1043. megrendelés · 6720 Szeged, Fő tér 1. · ma 18–20" }] },
};
export const Pending: Story = { args: { isPending: true } };
