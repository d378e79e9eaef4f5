import { cleanLine } from "../decoding/cleanText.ts";
import {
  andWord,
  dozen,
  fractionWords,
  kitchenMeasures,
  measures,
  namesPack,
  namesSize,
  numberWords,
  vagueWords,
} from "./amountWords.hu.ts";
import type { ShoppingAmount, ShoppingLine } from "./ShoppingLine.ts";

/** An amount at an end of a line, and the number of its words. */
interface Found {
  readonly amount: ShoppingAmount | null;
  readonly length: number;
}

/** The largest plausible amount: a longer number is a code or a year. */
const greatestCount = 1000;

/** A bullet, a box to tick, or the number of an entry. */
const bullet = /^(?:[-–—•·*+□☐☑✓✔▢▪◦]+|\[[ xX]?\]|\d{1,2}[.)](?= ))\s*/u;
/** A number and a unit without a space between them. */
const glued = /^(\d+(?:[.,]\d+)?)(\p{L}+|[×*])\.?$/u;
const decimal = /^\d+(?:[.,]\d+)?$/;
const ratio = /^(\d+)\/(\d+)$/;
const range = /^\d+(?:[.,]\d+)?[-–](\d+(?:[.,]\d+)?)$/;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const numberOf = (written: string): number => Number(written.replace(",", "."));

function fractionOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const [, over = "", under = ""] = ratio.exec(word) ?? [];
  return Number(under) > 0 ? Number(over) / Number(under) : (fractionWords.get(word) ?? null);
}

const wholeOf = (word: string): number | null =>
  decimal.test(word) ? numberOf(word) : (numberWords.get(word) ?? null);

interface Numeral {
  readonly value: number;
  /** The words it takes. */
  readonly length: number;
}

/** The number that some words begin with; of a range the greater end. */
function numberAt(words: ReadonlyArray<string>): Numeral | null {
  const [first = "", second, third] = words;
  const [, upTo] = range.exec(first) ?? [];
  if (upTo !== undefined) return { value: numberOf(upTo), length: 1 };
  const fraction = fractionOf(first);
  if (fraction !== null) return { value: fraction, length: 1 };
  const whole = wholeOf(first);
  if (whole === null) return null;
  const after = second === andWord ? fractionOf(third) : fractionOf(second);
  if (after === null || !Number.isInteger(whole)) return { value: whole, length: 1 };
  if (second === andWord) return { value: whole + after, length: 3 };
  // "1 ½" is more than one, "egy fél" less.
  return { value: /\p{L}/u.test(second ?? "") ? whole * after : whole + after, length: 2 };
}

function inDozens(number: Numeral | null, words: ReadonlyArray<string>): Numeral | null {
  if (words[number?.length ?? 0] !== dozen) return number;
  return { value: (number?.value ?? 1) * 12, length: (number?.length ?? 0) + 1 };
}

/** The amount that some words begin with; `null` when they begin with none. */
function amountAt(words: ReadonlyArray<string>): Found | null {
  const number = inDozens(numberAt(words), words);
  if (number === null || number.value <= 0 || number.value > greatestCount) return null;
  const unit = words[number.length]?.replace(/\.$/, "") ?? "";
  const length = number.length + 1;
  if (kitchenMeasures.has(unit)) return { amount: null, length };
  const measure = measures.get(unit);
  if (measure !== undefined) {
    const value = rounded(number.value * measure[1]);
    const pack = namesPack(unit) ? { pack: unit } : {};
    return value > 0 ? { amount: { value, unit: measure[0], ...pack }, length } : null;
  }
  // "2,8" alone is a size; "fél" is a half of one.
  const isWritten = number.length === 1 && decimal.test(words[0] ?? "");
  if (namesSize.test(unit) || (!Number.isInteger(number.value) && isWritten)) return null;
  return { amount: { value: rounded(number.value), unit: "db" }, length: number.length };
}

/** The words, a unit apart from its number. */
const wordsOf = (text: string): string[] =>
  text.split(" ").flatMap((word) => {
    const [, number, unit] = glued.exec(word.toLowerCase()) ?? [];
    const isUnit = unit !== undefined && (measures.has(unit) || kitchenMeasures.has(unit));
    return number !== undefined && isUnit ? [number, unit] : [word];
  });

/**
 * The amount at the end of a line: "kenyér 2 db", "sonka, 15 dkg". A size that belongs to the name stays: "tej 1,5%".
 */
function amountAtEnd(words: ReadonlyArray<string>): Found | null {
  for (const length of [4, 3, 2, 1]) {
    if (words.length <= length) continue;
    const found = amountAt(words.slice(-length));
    // A number at the end may belong to the name: "Nivea 48". An amount has a sign of counting, or a unit.
    if (found?.length === length && (length > 1 || found.amount?.unit !== "db")) return found;
  }
  return null;
}

/** The text without its brackets, and the text in the brackets. */
function withoutNote(text: string): { readonly text: string; readonly note: string | null } {
  const notes = [...text.matchAll(/\(([^()]*)\)/g)].map(([, note = ""]) => cleanLine(note)).filter(Boolean);
  return { text: cleanLine(text.replace(/\([^()]*\)/g, " ")), note: notes.length > 0 ? notes.join(", ") : null };
}

/**
 * Reads a line of a shopping list or a recipe: an amount, the goods, and a note in brackets. The amount may be before
 * or after the goods, in digits or words, with or without a unit; of a range, the greater end is taken. A size that is
 * part of a name stays there (`2 literes kóla`). `null` when the line names no goods.
 *
 * Units: pieces, packs, grams, millilitres. Rounding: to a thousandth. Errors: none.
 *
 * @rule QUICK-2
 * @example parseShoppingLine("fél kiló darált hús") // => { term: "darált hús", amount: { value: 500, unit: "g" }, note: null }
 * @example parseShoppingLine("• kenyér (szeletelt) 2 db") // => { term: "kenyér", amount: { value: 2, unit: "db" }, note: "szeletelt" }
 * @example parseShoppingLine("3 ek olaj").amount // => null
 */
export function parseShoppingLine(line: string): ShoppingLine | null {
  const { text, note } = withoutNote(cleanLine(line).replace(bullet, ""));
  const written = wordsOf(text.replace(/[\s,;:.!]+$/u, ""));
  const vague = vagueWords.exec(written.join(" ").toLowerCase())?.[0].trim().split(" ").length ?? 0;
  const rest = written.slice(vague);
  const compared = rest.map((word) => word.toLowerCase());
  const before = amountAt(compared);
  const after = before === null ? amountAtEnd(compared) : null;
  const goods = rest.slice(before?.length ?? 0, after === null ? undefined : -after.length).join(" ");
  const term = goods.replace(/^[\s,:–-]+|[\s,:–-]+$/gu, "");
  if (!/\p{L}/u.test(term)) return /\p{L}/u.test(text) ? { term: text, amount: null, note } : null;
  return { term, amount: (before ?? after)?.amount ?? null, note };
}
