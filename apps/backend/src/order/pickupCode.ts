import { randomInt } from "node:crypto";

/** Digits and letters that differ clearly in speech and writing. There are no vowels, so no code is a word. */
const characters = "23456789BCDFGHJKMNPQRSTVWXZ";
const length = 6;

/** The code by which a shopper fetches an order; long enough that it cannot be guessed at the counter. */
export const pickupCode = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)] ?? "").join("");
