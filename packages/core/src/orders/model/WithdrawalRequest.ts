import type { ProductId } from "../../product/Product.ts";
import type { OrderReference } from "./OrderReference.ts";

/** Where the money shall go. */
export interface RefundAccount {
  readonly holder: string;
  /** A Hungarian account number or an IBAN, as it is typed. */
  readonly number: string;
}

/** The lines that a shopper withdraws from. */
export interface WithdrawalRequest {
  readonly order: OrderReference;
  /** Each product once, in default units, at most the ordered quantity. */
  readonly products: ReadonlyArray<{ readonly productId: ProductId; readonly quantity: number }>;
  /** Of an order that was paid in cash (`needsRefundAccount`); the terms do not need it. */
  readonly refundAccount?: RefundAccount | null;
}
