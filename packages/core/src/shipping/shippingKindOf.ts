import type { WireIds } from "../decoding/Reading.ts";
import { type ShippingKind, shippingKinds } from "./shippingKinds.ts";

const isKind = (name: string): name is ShippingKind => Object.hasOwn(shippingKinds, name);

/**
 * The kind of a shipping method, by its id; `null` for an unknown one.
 *
 * @rule SHIP-1
 * @example shippingKindOf("4") // => "pickup"
 * @example shippingKindOf("9") // => null
 */
export function shippingKindOf(
  id: string,
  { shippingMethodIds: ids = {} }: Pick<WireIds, "shippingMethodIds"> = {},
): ShippingKind | null {
  // Stryker disable next-line MethodExpression: The filter tells the compiler what every key is.
  const known = Object.keys(shippingKinds).filter(isKind);
  return known.find((kind) => (ids[kind] ?? shippingKinds[kind].id) === id) ?? null;
}
