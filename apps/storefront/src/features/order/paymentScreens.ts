import type { PaymentEnding } from "@kamra/core/order";
import type { NoticeProps } from "@kamra/ui";
import { orderText } from "./text.hu.ts";

interface PaymentScreen {
  readonly tone: NoticeProps["tone"];
  readonly title: string;
  readonly help: string;
  /** What the button says that pays; null where nothing is to be paid. */
  readonly pay: string | null;
  /** Whether the goods are offered once more: this order does not bring them. */
  readonly reorders: boolean;
}

const { payments: text, payAgain, resume } = orderText;
const unpaid = { tone: "attention", pay: payAgain, reorders: false } as const;
const over = { tone: "info", pay: null, reorders: false } as const;

/** How each state of paying by card looks, and where it leads on. One without a row does not compile. */
export const paymentScreens: Readonly<Record<Exclude<PaymentEnding, "none">, PaymentScreen>> = {
  waiting: { ...unpaid, ...text.waiting, tone: "info", pay: resume },
  received: { ...over, ...text.received },
  declined: { ...unpaid, ...text.declined, tone: "danger" },
  canceled: { ...unpaid, ...text.canceled },
  timedOut: { ...unpaid, ...text.timedOut },
  unreachable: { ...unpaid, ...text.unreachable },
  orderCanceled: { ...over, ...text.orderCanceled, tone: "attention", reorders: true },
  paidTooLate: { ...over, ...text.paidTooLate, reorders: true },
  paidTwice: { ...over, ...text.paidTwice },
};
