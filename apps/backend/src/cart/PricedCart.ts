import type { Grams, Huf, ProductQuantities } from "@kamra/core/product";
import type { CouponEffect } from "../coupon/applyCoupon.ts";
import type { LinkedOrder } from "../order/findLinkedOrder.ts";
import type { EmptyRow } from "../product/loadEmpties.ts";
import type { CartLineRow } from "./CartLineRow.ts";
import type { CartRow } from "./loadCartRow.ts";

/** A line with its current price; whole forint. */
export interface PricedLine extends CartLineRow {
  readonly empties: ReadonlyArray<EmptyRow>;
  readonly quantities: ProductQuantities;
  /** The owner's personal price of a default unit; `null` without one. */
  readonly personalPrice: Huf | null;
  /** Of one default unit. */
  readonly price: Huf;
  /** Deposits included. */
  readonly total: Huf;
}

/** A cart with its current prices; whole forint. */
export interface PricedCart {
  readonly row: CartRow;
  readonly lines: ReadonlyArray<PricedLine>;
  /** Deposits included. */
  readonly total: Huf;
  /** `null` without one. */
  readonly coupon: CouponEffect | null;
  /** The total after the coupon; `null` without a discount. */
  readonly discounted: Huf | null;
  /** The order that it is linked to; `null` without one, and when linking is no longer possible. */
  readonly linked: LinkedOrder | null;
  /** After the coupon, without deposits. */
  readonly goods: Huf;
  readonly weight: Grams;
}
