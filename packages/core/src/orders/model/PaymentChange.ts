import type { Huf } from "../../product/amounts.ts";
import type { OrderReference } from "./OrderReference.ts";

/** An order to pay by another method than the refused card. */
export type PaymentChange = OrderReference & {
  /** Of one of the order's `paymentAlternatives`. */
  readonly methodId: string;
  /** The total that the shopper saw and agreed to; whole forint. */
  readonly total: Huf;
};
