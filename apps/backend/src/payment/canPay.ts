import type { OrderRow } from "../database/tables/OrderRow.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import { providerFor } from "./providerFor.ts";

/** Whether an order waits for a card payment. */
export function canPay({
  status,
  payment_method_id: methodId,
}: Pick<OrderRow, "payment_method_id" | "status">): boolean {
  return (
    (status === "PAYMENT_PENDING" || status === "PAYMENT_REFUSED") && providerFor(kindOfPayment(methodId)) !== null
  );
}
