import { cashDue, type PaymentKind } from "@kamra/core/payment";
import { huf, type Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OrderCard } from "../../order/OrderCard.tsx";
import { order } from "../orders.ts";
import { now } from "../products.ts";
import { Answer } from "./Answer.tsx";

interface CashRuleProps {
  /** What the order costs, in forint. */
  readonly total: number;
  readonly paidBy: PaymentKind;
}

const answerOf = (amount: Huf, due: Huf | null) =>
  due === null
    ? { says: `${formatHuf(amount)} are due`, because: "Only cash is rounded.", rules: ["LAW-4"] }
    : {
        says: `${formatHuf(due)} are due at the door`,
        because: `${formatHuf(amount)} go to the nearest 5 Ft. The order's own total stays as it is.`,
        rules: ["LAW-4", "ORDER-13"],
      };

const CashRule = ({ total, paidBy }: CashRuleProps) => {
  const amount = huf(Math.round(total));
  const paymentMethod = { ...order.paymentMethod, kind: paidBy };
  return (
    <Answer {...answerOf(amount, cashDue(amount, { paymentMethod }))}>
      <OrderCard
        order={{ ...order, paymentMethod, amounts: { ...order.amounts, total: amount } }}
        href="/profil/eddigi-megrendeleseim/10042"
        now={now}
      />
    </Answer>
  );
};

const meta = {
  title: "Cash rounding",
  component: CashRule,
  tags: ["!manifest"],
  parameters: {
    docs: { description: { component: "What is paid at the door: cash is rounded to 5 Ft, cards are not." } },
  },
  args: { total: 1993, paidBy: "cashOnDelivery" },
  argTypes: {
    total: { description: "What the order costs, in forint." },
    paidBy: {
      description: "How it is paid.",
      control: { type: "radio", labels: { cashOnDelivery: "cash at the door", simple: "card" } },
      options: ["cashOnDelivery", "simple"],
    },
  },
} satisfies Meta<typeof CashRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cash: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1.995.Ft are due at the door/)).toBeVisible();
    await expect(within(canvasElement).getByText(/készpénzben 1.995.Ft/)).toBeVisible();
  },
};
export const Card: Story = { args: { paidBy: "simple" } };
