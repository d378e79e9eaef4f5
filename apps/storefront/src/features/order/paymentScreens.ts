import type { PaymentOutcome } from "@kamra/core/orders";
import type { NoticeProps } from "@kamra/ui";
import { orderText } from "./text.hu.ts";

interface PaymentScreen {
  readonly tone: NoticeProps["tone"];
  /** The page's heading; null for the thanks. */
  readonly heading: string | null;
  readonly title: string;
  readonly help: string;
  /** The payment button's label; null without anything to pay. */
  readonly pay: string | null;
  /** Whether to offer a reorder: this order will not be delivered. */
  readonly reorders: boolean;
}

const { payments: text, payAgain, resume } = orderText;
const unpaid = { tone: "attention", heading: orderText.unpaidTitle, pay: payAgain, reorders: false } as const;
const over = { tone: "info", heading: null, pay: null, reorders: false } as const;

/** The screen and the next link of each state of a card payment. A state without a row does not compile. */
export const paymentScreens: Readonly<Record<Exclude<PaymentOutcome, "none">, PaymentScreen>> = {
  waiting: { ...over, ...text.waiting, pay: resume },
  received: { ...over, ...text.received },
  declined: { ...unpaid, ...text.declined, tone: "danger" },
  canceled: { ...unpaid, ...text.canceled },
  timedOut: { ...unpaid, ...text.timedOut },
  unreachable: { ...unpaid, ...text.unreachable },
  orderCanceled: { ...over, ...text.orderCanceled, tone: "attention", reorders: true },
  paidTooLate: { ...over, ...text.paidTooLate, reorders: true },
  paidTwice: { ...over, ...text.paidTwice },
};
