import { cashDue, type PaymentKind } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Answer } from "./Answer.tsx";

interface CashRuleProps {
  /** What the order costs, in forint. */
  readonly total: number;
  readonly paidBy: PaymentKind;
}

const CashRule = ({ total, paidBy }: CashRuleProps) => {
  const amount = huf(Math.round(total));
  const due = cashDue(amount, { paymentMethod: { kind: paidBy } });
  return due === null ? (
    <Answer says={`${formatHuf(amount)} are due`} because="Only cash is rounded." rules={["LAW-4"]} />
  ) : (
    <Answer
      says={`${formatHuf(due)} are due at the door`}
      because={`${formatHuf(amount)} go to the nearest 5 Ft. The order's own total stays as it is.`}
      rules={["LAW-4", "ORDER-13"]}
    />
  );
};

const meta = {
  component: CashRule,
  args: { total: 1993, paidBy: "cashOnDelivery" },
  argTypes: { paidBy: { control: "radio", options: ["cashOnDelivery", "simple"] } },
} satisfies Meta<typeof CashRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cash: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1.995.Ft are due at the door/)).toBeVisible();
  },
};
export const Card: Story = { args: { paidBy: "simple" } };
