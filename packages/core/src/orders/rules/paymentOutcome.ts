import { isCanceledOrder } from "./isCanceledOrder.ts";
import type { Order } from "../model/Order.ts";

/** The result or state of an order's card payment, for a screen. */
export type PaymentOutcome =
  /** Nothing to show: another payment method, or a state unknown to this version. */
  | "none"
  | "waiting"
  | "received"
  | "declined"
  | "canceled"
  | "timedOut"
  /** The payment page was unreachable, and no money was requested. */
  | "unreachable"
  /** Not paid, and cancelled since. */
  | "orderCanceled"
  /** Paid, but cancelled: the money goes back. */
  | "paidTooLate"
  /** More was paid than the order costs: the rest is refunded. */
  | "paidTwice";

type Refusal = NonNullable<NonNullable<Order["payment"]>["refusal"]>;

const endingOf = {
  DECLINED: "declined",
  CANCELED: "canceled",
  TIMED_OUT: "timedOut",
  UNREACHABLE: "unreachable",
} as const satisfies Record<Refusal, PaymentOutcome>;

/**
 * The state of an order's card payment, for a screen with links. The order counts too: a cancelled one waits for no
 * payment.
 *
 * @rule ORDER-11
 * @example paymentOutcome({ status: { code: "CANCELED" }, payment: { status: "TO_GIVE_BACK", refusal: null } }) // => "paidTooLate"
 */
export function paymentOutcome({
  status,
  payment,
}: {
  readonly status: Pick<Order["status"], "code">;
  readonly payment: Pick<NonNullable<Order["payment"]>, "status" | "refusal"> | null;
}): PaymentOutcome {
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
