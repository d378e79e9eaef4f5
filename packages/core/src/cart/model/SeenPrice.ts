import type { Huf } from "../../product/amounts.ts";

/** The price of a product's line when the shopper saw it in this browser, and whether it was an offer. */
export interface SeenPrice {
  readonly productId: string;
  readonly price: Huf;
  readonly isOffer: boolean;
}
