import type { PricedCart } from "./PricedCart.ts";

/** A cart's known delivery method and place; a linked order decides both. */
export interface CartDelivery {
  readonly methodId: number | null;
  readonly postcode: number | null;
}

/** @rule CHK-8 */
export function deliveryOf({ row, linked }: Pick<PricedCart, "row" | "linked">): CartDelivery {
  if (linked !== null) return { methodId: linked.row.shipping_method_id, postcode: linked.shippingAddress.postcode };
  return { methodId: row.shipping_method_id, postcode: row.shipping_address?.postcode ?? null };
}
