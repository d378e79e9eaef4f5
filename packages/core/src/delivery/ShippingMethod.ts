import type { Grams, Huf } from "../product/amounts.ts";
import type { ProductId } from "../product/Product.ts";

export type ShippingKind = "courier" | "postal" | "postPoint" | "pickup";

export interface ShippingProblem {
  /** `weight`, `products`, `postcode`, `link`, `unavailable`, or what a newer server sent. */
  readonly kind: string;
  readonly message: string;
  readonly productIds: ReadonlyArray<ProductId>;
}

export interface ShippingMethod {
  readonly id: string;
  /** By id (courier 1, postal 2, post point 3, pickup 4); `null` for one that this version does not know. */
  readonly kind: ShippingKind | null;
  readonly name: string;
  readonly price: Huf;
  /** The boxing fee. */
  readonly extraCost: Huf | null;
  readonly discountPrice: Huf | null;
  readonly maxWeight: Grams | null;
  readonly isAvailable: boolean;
  readonly description: string | null;
  readonly shortDescription: string | null;
  readonly deliveryTime: string | null;
  readonly priceRanges: ReadonlyArray<{ readonly from: Huf; readonly price: Huf }>;
  readonly problems: ReadonlyArray<ShippingProblem>;
}
