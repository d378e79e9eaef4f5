import { huf, type Huf } from "./amounts.ts";
import { heldDecimal, heldPerUnit } from "./heldDecimal.ts";
import { roundedProduct } from "./roundedProduct.ts";

/**
 * The price without VAT; `null` when the rate is not known.
 *
 * Units: whole forint; the rate in percent, at five decimals. Rounding: half up, exact. Errors: RangeError for a rate that is negative
 * or not finite.
 *
 * @rule PRICE-5
 * @example netPrice(1270, { vat: 27 }) // => 1000
 * @example netPrice(1270, { vat: null }) // => null
 */
export function netPrice(gross: Huf, { vat }: { readonly vat: number | null }): Huf | null {
  if (vat === null) return null;
  if (vat < 0) throw new RangeError(`Not a VAT rate: ${vat}`);
  return huf(roundedProduct(gross, 100 * heldPerUnit, { per: heldDecimal(100 + vat) }));
}
