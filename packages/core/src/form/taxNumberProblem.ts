import type { FormTexts } from "./text.hu.ts";

export type TaxNumberProblem = keyof FormTexts["taxNumberProblems"];

const weights = [9, 7, 3, 1, 9, 7, 3, 1];

/**
 * The problem of a Hungarian tax number (adószám), or `null` when it is valid: its format, its ninth digit, or its
 * checksum.
 *
 * @rule LAW-5
 * @example taxNumberProblem("12345676-2-41") // => null
 * @example taxNumberProblem("12345676241") // => "format"
 * @example taxNumberProblem("12345676-6-41") // => "vatCode"
 * @example taxNumberProblem("12345678-2-41") // => "checksum"
 */
export function taxNumberProblem(text: string): TaxNumberProblem | null {
  if (!/^\d{8}-\d-\d\d$/.test(text)) return "format";
  if (!/-[1-5]-/.test(text)) return "vatCode";
  // Stryker disable next-line ArithmeticOperator: A sum is divisible by ten exactly when its opposite is.
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum % 10 === 0 ? null : "checksum";
}
