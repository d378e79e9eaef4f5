import type { AlternativeUnit, ProductQuantities, QuantityType, SellingUnit } from "./Product.ts";
import { QuantityError } from "./QuantityError.ts";

type Units = Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;

/**
 * The unit that a quantity of the product is counted in.
 *
 * Errors: QuantityError `noSuchUnit` when the product is not sold in an alternative unit.
 *
 * @rule QTY-1
 * @example unitOf({ defaultUnit: { name: "kg" }, alternativeUnit: { name: "db" } }, "alternative") // => { name: "db" }
 */
export function unitOf(product: Units, quantityType: "default"): SellingUnit;
/** The alternative unit. Errors: QuantityError `noSuchUnit` when the product has none. */
export function unitOf(product: Units, quantityType: "alternative"): AlternativeUnit;
/** The unit of this type. Errors: QuantityError `noSuchUnit` when the product has no alternative unit. */
export function unitOf(product: Units, quantityType: QuantityType): SellingUnit | AlternativeUnit;
export function unitOf(
  { defaultUnit, alternativeUnit }: Units,
  quantityType: QuantityType,
): SellingUnit | AlternativeUnit {
  if (quantityType === "default") return defaultUnit;
  if (alternativeUnit === null) throw new QuantityError("noSuchUnit", { subject: "alternativeUnit", value: null });
  return alternativeUnit;
}
