import type { CartChoices } from "../../cart/model/Cart.ts";
import type { CartTotals } from "../../cart/rules/cartTotals.ts";
import type { Huf } from "../../product/amounts.ts";
import type { ProductId } from "../../product/Product.ts";

interface OfProduct {
  readonly productId: ProductId;
  readonly name: string;
}

/** A difference between a cart and what the shopper saw. */
export type CartDifference =
  | ({ readonly kind: "added" | "removed" | "unavailable" | "available" } & OfProduct)
  /** In default units. */
  | ({ readonly kind: "quantity"; readonly before: number; readonly after: number } & OfProduct)
  /** Of one default unit. */
  | ({ readonly kind: "price"; readonly before: Huf; readonly after: Huf } & OfProduct)
  /** A part of the total. */
  | { readonly kind: "amount"; readonly part: keyof CartTotals; readonly before: Huf; readonly after: Huf }
  /** The server took the coupon out, with this sentence. */
  | { readonly kind: "coupon"; readonly couponCode: string; readonly reason: string }
  /** Delivery address, method, slot, contact and payment. */
  | { readonly kind: "choice"; readonly choice: keyof CartChoices };
