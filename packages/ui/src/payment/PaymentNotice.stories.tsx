import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { PaymentNotice } from "./PaymentNotice.tsx";

const meta = {
  component: PaymentNotice,
  args: { outcome: "waiting", onAsk: fn(), onPay: fn(), telephone: "+36 1 234 5678" },
} satisfies Meta<typeof PaymentNotice>;
export default meta;
type Story = StoryObj<typeof PaymentNotice>;

export const Waiting: Story = {};
export const WaitingPressed: Story = {
  ...Waiting,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Folytatom a fizetést" }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Megnézem újra" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = { args: { isAsking: true } };
export const Received: Story = { args: { outcome: "received", onPay: null } };
export const Declined: Story = { args: { outcome: "declined" } };
export const Alternatives: Story = {
  args: {
    outcome: "declined",
    alternatives: [
      { id: "4", kind: "borgun", name: "Bankkártya (Borgun)", fee: huf(0), total: huf(12_380) },
      { id: "2", kind: "cashOnDelivery", name: "Utánvét", fee: huf(390), total: huf(12_770) },
    ],
    onPayInstead: fn(),
  },
};
export const AlternativesPressed: Story = {
  ...Alternatives,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Utánvét: 12.770.Ft, 390.Ft díjjal$/ }));
    await expect(args.onPayInstead).toHaveBeenCalledWith(expect.objectContaining({ id: "2", total: 12_770 }));
  },
};
export const Canceled: Story = { args: { outcome: "canceled" } };
export const TimedOut: Story = { args: { outcome: "timedOut" } };
export const Unreachable: Story = { args: { outcome: "unreachable" } };
export const OrderCanceled: Story = {
  args: {
    outcome: "orderCanceled",
    onPay: null,
    children: <Button variant="secondary">Kérem újra</Button>,
  },
};
export const PaidTooLate: Story = { args: { outcome: "paidTooLate", onPay: null } };
export const PaidTwice: Story = { args: { outcome: "paidTwice", onPay: null } };
export const Pending: Story = { args: { outcome: "declined", isPending: true } };
export const NotStarted: Story = { args: { outcome: "declined", error: "A fizetést most nem tudtuk elindítani." } };
