import { isCanceledOrder } from "./isCanceledOrder.ts";
import type { Order } from "./Order.ts";

/** How paying for an order by card has ended, or where it stands, as a screen tells of it. */
export type PaymentEnding =
  /** Nothing to tell: it is not paid for by card, or in a way that this version does not know. */
  | "none"
  | "waiting"
  | "received"
  | "declined"
  | "canceled"
  | "timedOut"
  /** The payment page could not be reached, and nobody was asked for money. */
  | "unreachable"
  /** Not paid, and cancelled since. */
  | "orderCanceled"
  /** Paid, but cancelled: the money goes back. */
  | "paidTooLate"
  /** More came than the order costs: the rest goes back. */
  | "paidTwice";

type Refusal = NonNullable<NonNullable<Order["payment"]>["refusal"]>;

const endingOf = {
  DECLINED: "declined",
  CANCELED: "canceled",
  TIMED_OUT: "timedOut",
  UNREACHABLE: "unreachable",
} as const satisfies Record<Refusal, PaymentEnding>;

/**
 * How paying for an order by card stands, for the screen that tells of it and leads on. What became of the order counts too:
 * one that is cancelled waits for no payment any more.
 *
 * @rule ORDER-11
 * @example paymentEnding({ status: { code: "CANCELED" }, payment: { status: "TO_GIVE_BACK", refusal: null } }) // => "paidTooLate"
 */
export function paymentEnding({
  status,
  payment,
}: {
  readonly status: Pick<Order["status"], "code">;
  readonly payment: Pick<NonNullable<Order["payment"]>, "status" | "refusal"> | null;
}): PaymentEnding {
  const isCanceled = isCanceledOrder({ status });
  switch (payment?.status) {
    case "PENDING":
      return isCanceled ? "orderCanceled" : "waiting";
    case "RECEIVED":
      return "received";
    case "TO_GIVE_BACK":
      return isCanceled ? "paidTooLate" : "paidTwice";
    case "REFUSED":
      return isCanceled ? "orderCanceled" : endingOf[payment.refusal ?? "DECLINED"];
    default:
      return "none";
  }
}
