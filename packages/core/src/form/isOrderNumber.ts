import { orderCheckDigit } from "./orderCheckDigit.ts";

/** The digits of an order's number, with the check digit. Older numbers are shorter, and have none. */
const length = 8;

/**
 * Whether digits can be the number of an order.
 *
 * @rule ORDER-15
 * @example isOrderNumber("10000015") // => false
 * @example isOrderNumber("100001") // => true
 */
export function isOrderNumber(digits: string): boolean {
  if (digits.length !== length) return digits.length > 0 && digits.length < length;
  return orderCheckDigit(digits.slice(0, -1)) === digits.at(-1);
}
