import { randomInt } from "node:crypto";
import { orderCheckDigit } from "@kamra/core/unstable";

/**
 * A random number for a new order, with its check digit. Numbers that count up would show how many orders the shop gets.
 *
 * @rule ORDER-15
 */
export function newOrderId(): number {
  const digits = String(randomInt(1_000_000, 10_000_000));
  return Number(`${digits}${orderCheckDigit(digits)}`);
}
