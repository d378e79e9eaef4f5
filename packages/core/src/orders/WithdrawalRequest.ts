import type { ProductId } from "../product/Product.ts";
import type { OrderReference } from "./OrderReference.ts";

/** The lines that a shopper withdraws from. */
export interface WithdrawalRequest {
  readonly order: OrderReference;
  /** Each product once, in default units, at most the ordered quantity. */
  readonly products: ReadonlyArray<{ readonly productId: ProductId; readonly quantity: number }>;
}
