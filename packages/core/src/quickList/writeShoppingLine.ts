import { writtenUnits } from "./amountWords.hu.ts";
import type { ShoppingAmount, ShoppingLine } from "./ShoppingLine.ts";

/** The units of a kind, the greatest first, each with how much of the smallest it is. */
const written = {
  g: [
    ["kg", 1000],
    ["dkg", 10],
    ["g", 1],
  ],
  ml: [
    ["l", 1000],
    ["dl", 100],
    ["ml", 1],
  ],
} as const;

/** Without points between thousands, which would read as decimals. */
const numberText = (value: number): string => String(value).replace(".", ",");

/** A whole number of a unit and its halves: 1,5 kg, but 45 dkg. */
const isRound = (value: number, size: number): boolean => value >= size && (value * 2) % size === 0;

function amountText({ value, unit, pack }: ShoppingAmount): string {
  if (unit === "db" || unit === "pack") return `${numberText(value)} ${pack ?? writtenUnits[unit]}`;
  const [name, size] = written[unit].find(([, each]) => isRound(value, each)) ?? [unit, 1];
  return `${numberText(value / size)} ${name}`;
}

/**
 * A line of a shopping list as it is shown; `parseShoppingLine` reads it back as it is.
 *
 * @rule QUICK-2
 * @example writeShoppingLine({ term: "bor", amount: { value: 1, unit: "pack", pack: "üveg" }, note: null }) // => "1 üveg bor"
 * @example writeShoppingLine({ term: "darált hús", amount: { value: 500, unit: "g" }, note: "sovány" }) // => "50 dkg darált hús (sovány)"
 */
export function writeShoppingLine({ term, amount, note }: ShoppingLine): string {
  const line = amount === null ? term : `${amountText(amount)} ${term}`;
  return note === null ? line : `${line} (${note})`;
}
