import { type ShippingKind, shippingKindOf } from "@kamra/core/delivery";

export function kindOfShipping(id: number): ShippingKind;
export function kindOfShipping(id: number | null): ShippingKind | null;

/**
 * The shipping kind of an id in the database, whose ids are the default ones; `null` without one.
 *
 * Errors: RangeError for an unknown id.
 *
 * @rule SHIP-1
 * @example kindOfShipping(1) // => "courier"
 */
export function kindOfShipping(id: number | null): ShippingKind | null {
  const kind = id === null ? null : shippingKindOf(String(id));
  if (id !== null && kind === null) throw new RangeError(`No way of getting the goods has the id ${id}`);
  return kind;
}
