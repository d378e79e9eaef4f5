import { huf, type Huf } from "./amounts.ts";
import { dividedBy, exactly, plus, roundHalfUp, times } from "./fraction.ts";

/**
 * The price without VAT; `null` when the rate is not known.
 *
 * Units: whole forint; the rate in percent. Rounding: half up, exact. Errors: RangeError for a rate that is negative
 * or not finite.
 *
 * @rule PRICE-5
 * @example netPrice(1270, { vat: 27 }) // => 1000
 * @example netPrice(1270, { vat: null }) // => null
 */
export function netPrice(gross: Huf, { vat }: { readonly vat: number | null }): Huf | null {
  if (vat === null) return null;
  if (vat < 0) throw new RangeError(`Not a VAT rate: ${vat}`);
  const hundred = exactly(100);
  return huf(roundHalfUp(dividedBy(times(exactly(gross), hundred), plus(hundred, exactly(vat)))));
}
