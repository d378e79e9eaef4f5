import type { Store } from "../shop/Store.ts";
import type { OrderedProduct } from "./OrderedProduct.ts";

/** What the shopper has ordered before. The cart keeps it up to date. */
export interface ShopOrderedProducts {
  /** Each product once, the latest first; null until they have been loaded, and for guests. */
  readonly entries: Store<ReadonlyArray<OrderedProduct> | null>;
  /** Joins one that is under way; one request. Does nothing for guests. Rejects with a ShopError. */
  refresh(): Promise<void>;
}
