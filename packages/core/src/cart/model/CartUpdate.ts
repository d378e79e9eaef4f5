import type { ProductId, QuantityType } from "../../product/Product.ts";
import type { CartChoices, LineOptions } from "./Cart.ts";

/** The wanted line of a product. */
export interface LineUpdate {
  readonly productId: ProductId;
  /** In units of its type; 0 for none. The whole quantity, not what is added. */
  readonly quantity: number;
  readonly quantityType: QuantityType;
  /** The options that change; the others stay. */
  readonly options: Partial<LineOptions>;
}

/** What a cart is to become, in one request: what it does not name stays. */
export interface CartUpdate {
  readonly id: string;
  /** The revision that the shopper has changed; null when the backend does not count updates. */
  readonly revision: number | null;
  /** Removes all lines first. */
  readonly isEmptied: boolean;
  /** Each changed product once. */
  readonly lines: ReadonlyArray<LineUpdate>;
  /** The choices that change; null clears one. */
  readonly choices: Partial<CartChoices>;
}
