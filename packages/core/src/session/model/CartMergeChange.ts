import type { ProductId } from "../../product/Product.ts";

/** A line of the guest's cart that login could not simply add to the user's cart. */
export interface CartMergeChange {
  readonly productId: ProductId;
  readonly productName: string;
  /**
   * Cut to the purchase limit; changed quantity or options; not taken over. A newer server's kinds are kept unchanged.
   */
  readonly kind: "capped" | "changed" | "dropped" | (string & {});
  /** The sum of both carts, in default units. */
  readonly wanted: number;
  /** The cart's current quantity, in default units. */
  readonly quantity: number;
}
