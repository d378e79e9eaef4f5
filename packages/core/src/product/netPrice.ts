import { huf, type Huf } from "./amounts.ts";
import { heldDecimal, heldPerUnit } from "./heldDecimal.ts";
import { roundedRatio } from "./roundedRatio.ts";

/**
 * The price without VAT; `null` for an unknown rate.
 *
 * Units: whole forint; the rate in percent, at five decimals. Rounding: half up, exact. Errors: RangeError for a rate
 * that is negative or not finite.
 *
 * @rule PRICE-5, LAW-6
 * @example netPrice(1270, { vat: 27 }) // => 1000
 * @example netPrice(1270, { vat: null }) // => null
 */
export function netPrice(gross: Huf, { vat }: { readonly vat: number | null }): Huf | null {
  if (vat === null) return null;
  if (vat < 0) throw new RangeError(`Not a VAT rate: ${vat}`);
  return huf(roundedRatio(gross, 100 * heldPerUnit, heldDecimal(100 + vat)));
}
