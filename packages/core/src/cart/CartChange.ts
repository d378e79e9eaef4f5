import type { ProductId } from "../product/Product.ts";
import type { CartLine } from "./Cart.ts";

/** Something the shopper has done to the cart, as what it is to be afterwards: so it can be sent twice. */
export type CartChange =
  /** The product's line from now on; null when it has none. */
  | { readonly kind: "line"; readonly productId: ProductId; readonly line: CartLine | null }
  | { readonly kind: "empty" }
  | { readonly kind: "clearAddress" };
