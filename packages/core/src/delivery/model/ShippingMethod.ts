import type { Grams, Huf } from "../../product/amounts.ts";
import type { ProductId } from "../../product/Product.ts";
import type { TimeRange } from "./TimeSlot.ts";
import type { goodsTraits } from "../../shipping/goodsTraits.ts";
import type { shippingKinds } from "../../shipping/shippingKinds.ts";

/** The shipping methods. */
export type ShippingKind = keyof typeof shippingKinds;

/** The reason why the cart cannot use this method. */
export interface ShippingProblem {
  /** `weight`, `products`, `postcode`, `link`, `unavailable`, or what a newer server sent. */
  readonly kind: string;
  readonly message: string;
  readonly productIds: ReadonlyArray<ProductId>;
}

/** The time slots that a cart could choose; `free` is null when there is none. */
export interface TimeSlotOffer {
  readonly free: {
    readonly earliest: TimeRange;
    /** The deadline for choosing the earliest; null when the shop does not say. */
    readonly visibleUntil: string | null;
    readonly lowestPrice: Huf;
    readonly highestPrice: Huf;
  } | null;
}

/** A shipping method, its price, and its problems. */
export interface ShippingMethod {
  readonly id: string;
  /** By id; `null` for one that this version does not know. */
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
  readonly priceRanges: ReadonlyArray<{
    readonly from: Huf;
    readonly price: Huf;
  }>;
  readonly problems: ReadonlyArray<ShippingProblem>;
  /** The goods that it does not carry (SHIP-8); a newer server's traits are kept. */
  readonly refuses: ReadonlyArray<keyof typeof goodsTraits | (string & {})>;
  /** At the place, for the cart as the server knows it; null for methods without slots, and in a cart. */
  readonly timeSlots: TimeSlotOffer | null;
  /** What paying at the handover costs; null where that is not possible, and in a cart. */
  readonly cashCost: Huf | null;
}
