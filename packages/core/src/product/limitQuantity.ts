import { heldPerUnit } from "./heldDecimal.ts";
import { held, heldLowest, heldRate, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { AlternativeUnit, SellingUnit } from "./Product.ts";

/**
 * A quantity cut to the purchase limit: unchanged within it, else the greatest valid quantity within it, 0 when there
 * is none.
 *
 * Units: the quantity counts `unit`, the limit default units; `null` is no limit. Errors: QuantityError for figures
 * that are negative, not finite or too large, and for a rate that is not above 0.
 *
 * @rule QTY-7
 * @example limitQuantity(12, { unit: { name: "db", minimumQuantity: null, quantityStep: 4 }, limit: 10 }) // => 8
 * @example limitQuantity(3, { unit: { name: "karton", minimumQuantity: null, quantityStep: 1, exchangeRate: 6 }, limit: 10 }) // => 1
 */
export function limitQuantity(
  quantity: number,
  { unit, limit }: { readonly unit: SellingUnit | AlternativeUnit; readonly limit: number | null },
): number {
  const wanted = held(quantity, "quantity");
  if (limit === null) return quantity;
  const rate = "exchangeRate" in unit ? heldRate(unit) : heldPerUnit;
  const greatest = Number((BigInt(held(limit, "limit")) * BigInt(heldPerUnit)) / BigInt(rate));
  if (wanted <= greatest) return quantity;
  const cut = greatest - (greatest % heldStep(unit));
  return cut < heldLowest(unit) ? 0 : numberOfHeld(cut);
}
