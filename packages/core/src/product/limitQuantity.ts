import { exactRate } from "./exactRate.ts";
import { dividedBy, floor, type Fraction, times } from "./fraction.ts";
import { checkedQuantity, fractionOfHeld, heldLowest, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { AlternativeUnit, SellingUnit } from "./Product.ts";

/**
 * The quantity that a purchase limit leaves: as it is within the limit, else the greatest valid quantity within it,
 * 0 when there is none.
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
  const wanted = checkedQuantity(quantity, "quantity");
  if (limit === null) return quantity;
  const greatest = checkedQuantity(limit, "limit");
  const rate: Fraction = "exchangeRate" in unit ? exactRate(unit) : { numerator: 1n, denominator: 1n };
  if (!isAbove(times(wanted, rate), greatest)) return quantity;
  const step = heldStep(unit);
  const cut = floor(dividedBy(greatest, times(rate, fractionOfHeld(step)))) * step;
  return cut < heldLowest(unit) ? 0 : numberOfHeld(cut);
}

function isAbove(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
