import type { ShippingKind } from "./ShippingMethod.ts";

/** The ids of the four ways of getting the goods, the same in every shop. */
export const shippingMethodIds = {
  courier: "1",
  postal: "2",
  postPoint: "3",
  pickup: "4",
} as const satisfies Record<ShippingKind, string>;

const kinds: ReadonlyArray<ShippingKind> = ["courier", "postal", "postPoint", "pickup"];

/**
 * Which of the four a shipping method is, by its id; `null` for one that this version does not know.
 *
 * @rule SHIP-1
 * @example shippingKindOf("4") // => "pickup"
 * @example shippingKindOf("9") // => null
 */
export function shippingKindOf(id: string): ShippingKind | null {
  return kinds.find((kind) => shippingMethodIds[kind] === id) ?? null;
}
