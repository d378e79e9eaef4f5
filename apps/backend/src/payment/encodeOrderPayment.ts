import type { Selectable } from "kysely";
import type { OrderPayment, PaymentStatus } from "../generated/types.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { canPay } from "./canPay.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import { providerFor } from "./providerFor.ts";

function statusOf(
  { status: orderStatus }: OrderRow,
  payments: ReadonlyArray<Pick<Selectable<PaymentTable>, "status">>,
): PaymentStatus {
  const has = (wanted: PaymentStatus) => payments.some(({ status }) => status === wanted);
  const isCancelled = orderStatus === "CANCELED" || orderStatus === "MARKED_TO_CANCEL";
  if (has("TO_GIVE_BACK") || (isCancelled && has("RECEIVED"))) return "TO_GIVE_BACK";
  if (has("RECEIVED")) return "RECEIVED";
  return orderStatus === "PAYMENT_PENDING" ? "PENDING" : "REFUSED";
}

/** The payment state of an order, from its attempts in order; `null` when it is not paid by card, or there is nothing to pay. */
export function encodeOrderPayment(
  order: OrderRow,
  payments: ReadonlyArray<Pick<Selectable<PaymentTable>, "status" | "refusal">>,
): OrderPayment | null {
  if (order.total_amount === 0 || providerFor(kindOfPayment(order.payment_method_id)) === null) return null;
  const status = statusOf(order, payments);
  const refusal = status === "REFUSED" ? (payments.at(-1)?.refusal ?? null) : null;
  return { status, refusal, can_retry: canPay(order) };
}
