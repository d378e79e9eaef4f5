import { type Fraction, nearest, times } from "../product/fraction.ts";
import { groupThousands } from "./groupThousands.ts";

/**
 * A number that is not negative, as Hungarian writes it: decimal comma, thousands apart.
 *
 * Rounding: half up to the maximum of decimals; zeros at the end are dropped down to the minimum.
 *
 * @example decimalText({ numerator: 12345n, denominator: 10n }, { minimumDecimals: 2, maximumDecimals: 2 }) // => "1\u00a0234,50"
 */
export function decimalText(
  value: Fraction,
  { minimumDecimals, maximumDecimals }: { readonly minimumDecimals: number; readonly maximumDecimals: number },
): string {
  const scale = 10n ** BigInt(maximumDecimals);
  const scaled = nearest(times(value, { numerator: scale, denominator: 1n }));
  const whole = groupThousands(scaled / scale);
  const allDecimals = String(scaled % scale).padStart(maximumDecimals, "0");
  const decimals = allDecimals.slice(0, minimumDecimals) + allDecimals.slice(minimumDecimals).replace(/0+$/, "");
  return decimals === "" ? whole : `${whole},${decimals}`;
}
