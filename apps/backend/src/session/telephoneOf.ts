import { isBlank, parsePhone } from "@kamra/core/form";

/**
 * A telephone number as stored; `null` for none, `undefined` for an invalid one.
 *
 * @rule FORM-2
 * @example telephoneOf("+36 20 123 4567") // => "36201234567"
 * @example telephoneOf(" ") // => null
 * @example telephoneOf("x") // => undefined
 */
export function telephoneOf(input: string | null): string | null | undefined {
  return input === null || isBlank(input) ? null : (parsePhone(input) ?? undefined);
}
