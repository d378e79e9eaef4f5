import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import type { ProductQuantities, QuantityType } from "./Product.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";
import { unitOf } from "./unitOf.ts";

/**
 * The quantity in the other unit when a shopper switches: converted, then rounded in the new unit. Only 0 becomes 0.
 *
 * Rounding: half up, exact. Errors: QuantityError as for converting and rounding, and when the product has no
 * alternative unit.
 *
 * @rule QTY-9
 * @example switchUnit(0.5, { product: { defaultUnit: { name: "kg", minimumQuantity: null, quantityStep: 0.5 }, alternativeUnit: { name: "db", minimumQuantity: null, quantityStep: 1, exchangeRate: 0.18 } }, from: "default", to: "alternative" }) // => 3
 */
export function switchUnit(
  quantity: number,
  {
    product,
    from,
    to,
  }: {
    readonly product: Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;
    readonly from: QuantityType;
    readonly to: QuantityType;
  },
): number {
  const unit = unitOf(product, to);
  if (from === to) return roundQuantity(quantity, unit);
  const alternativeUnit = unitOf(product, "alternative");
  const converted =
    to === "default" ? toDefaultQuantity(quantity, alternativeUnit) : toAlternativeQuantity(quantity, alternativeUnit);
  // Five decimals can round a very small amount to 0, which would remove the product.
  return converted === 0 && quantity > 0 ? lowestValidQuantity(unit) : roundQuantity(converted, unit);
}
