import type { Huf } from "../../product/amounts.ts";
import type { ProductId } from "../../product/Product.ts";

/** A changed price of a cart's line. Of one default unit. */
export interface PriceChange {
  readonly productId: ProductId;
  readonly name: string;
  readonly before: Huf;
  readonly after: Huf;
  /** An offer has ended or begun; null for any other reason. */
  readonly reason: "offerEnded" | "offerBegun" | null;
}
