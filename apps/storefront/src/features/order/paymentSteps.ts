import type { PaymentOutcome } from "@kamra/core/orders";

interface PaymentSteps {
  /** Whether the order waits for a payment that failed; its page says so in the heading. */
  readonly isUnpaid: boolean;
  /** Whether it can be paid. */
  readonly pays: boolean;
  /** Whether to offer a reorder: this order will not be delivered. */
  readonly reorders: boolean;
}

const unpaid = { isUnpaid: true, pays: true, reorders: false };
const over = { isUnpaid: false, pays: false, reorders: false };

/** The next steps in each state of a card payment. A state without a row does not compile. */
export const paymentSteps: Readonly<Record<PaymentOutcome, PaymentSteps>> = {
  none: over,
  waiting: { ...over, pays: true },
  received: over,
  declined: unpaid,
  canceled: unpaid,
  timedOut: unpaid,
  unreachable: unpaid,
  orderCanceled: { ...over, reorders: true },
  paidTooLate: { ...over, reorders: true },
  paidTwice: over,
};
