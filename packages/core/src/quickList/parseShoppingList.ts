import { cleanLines } from "../decoding/cleanText.ts";
import { parseShoppingLine } from "./parseShoppingLine.ts";
import type { ShoppingLine } from "./ShoppingLine.ts";

/** The maximum number of entries: each costs a search. */
export const mostShoppingLines = 60;

/** What separates entries outside of brackets: the end of a line, a semicolon, or a comma other than a decimal one. */
const between = /(?:\n|;|,(?!\d))(?![^()\n]*\))/u;

/** A heading ("Hozzávalók:"), and a sentence of a recipe. */
const isProse = (line: string): boolean => line.trimEnd().endsWith(":") || line.length > 80;

/**
 * Reads a pasted or typed shopping list, or a recipe's ingredients: entries stand on lines of their own or between commas.
 * Headings and sentences are left out; equal entries are one.
 *
 * Errors: none. At most `mostShoppingLines` entries are read.
 *
 * @rule QUICK-1
 * @example parseShoppingList("tej, 2 kenyér; 1,5 l kóla").map(({ term }) => term) // => ["tej", "kenyér", "kóla"]
 */
export function parseShoppingList(text: string): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine>();
  for (const entry of cleanLines(text).split(between)) {
    const line = isProse(entry) ? null : parseShoppingLine(entry);
    if (line !== null && lines.size < mostShoppingLines) lines.set(JSON.stringify(line), line);
  }
  return [...lines.values()];
}
