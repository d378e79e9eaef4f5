import type { FormTexts } from "./text.hu.ts";

/** Why a tax number is invalid: the key of its text in `formTexts.taxNumberProblems`. */
export type TaxNumberProblem = keyof FormTexts["taxNumberProblems"];

const weights = [9, 7, 3, 1, 9, 7, 3, 1];

/** The codes of the tax office's directorates: 02 to 20, 22 to 44, 51. */
const counties = /-(?:0[2-9]|1\d|20|2[2-9]|3\d|4[0-4]|51)$/;

/**
 * The problem of a Hungarian tax number (adószám), or `null` when it is valid: its format, its ninth digit, its
 * county, or its checksum.
 *
 * @rule LAW-5
 * @example taxNumberProblem("12345676-2-41") // => null
 * @example taxNumberProblem("12345676241") // => "format"
 * @example taxNumberProblem("12345676-6-41") // => "vatCode"
 * @example taxNumberProblem("12345676-2-99") // => "county"
 * @example taxNumberProblem("12345678-2-41") // => "checksum"
 */
export function taxNumberProblem(text: string): TaxNumberProblem | null {
  if (!/^\d{8}-\d-\d\d$/.test(text)) return "format";
  if (!/-[1-5]-/.test(text)) return "vatCode";
  if (!counties.test(text)) return "county";
  if (text.startsWith("00000000")) return "checksum";
  // Stryker disable next-line ArithmeticOperator: A sum is divisible by ten exactly when its opposite is.
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum % 10 === 0 ? null : "checksum";
}
