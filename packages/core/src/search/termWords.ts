import { fold } from "./fold.ts";

/** A word of a name or of what a shopper types, cut the same way in both. */
export interface TermWord {
  /** In small letters with its accents. */
  readonly written: string;
  /** What it is compared by: without accents; an amount in its smallest unit. */
  readonly key: string;
  /** `amount`: a number with a unit or a percentage; `number`: one without. */
  readonly kind: "word" | "number" | "amount";
}

/** Units by their names, as so many of the smallest one. */
const units: Readonly<Record<string, readonly [number, string]>> = {
  "%": [1, "%"],
  mg: [0.001, "g"],
  g: [1, "g"],
  gr: [1, "g"],
  gramm: [1, "g"],
  dkg: [10, "g"],
  deka: [10, "g"],
  kg: [1000, "g"],
  kilo: [1000, "g"],
  ml: [1, "ml"],
  cl: [10, "ml"],
  dl: [100, "ml"],
  deci: [100, "ml"],
  l: [1000, "ml"],
  liter: [1000, "ml"],
  db: [1, "db"],
  darab: [1, "db"],
};

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The amount that a number and the text after it say; `null` when that text is no unit. */
function amountOf(number: number, unit: string | undefined): string | null {
  const known = unit === undefined ? undefined : units[unit];
  return known === undefined ? null : rounded(number * known[0]) + known[1];
}

const parts = /(?<number>\d+(?:[.,]\d+)?)(?:-?[aeo]s\b)?(?:\s*(?<unit>%|\p{L}+))?|(?<word>\p{L}+)/gu;

/**
 * The words of a name, or of a search term, in order. Numbers are cut from letters; one with a unit is an amount in grams,
 * millilitres, pieces or percent, so "0,5 kg", "500g" and "50 dkg" are the same.
 *
 * @rule SEARCH-2
 * @example termWords("Tejföl 20%, 0,5 kg").map(({ key }) => key) // => ["tejfol", "20%", "500g"]
 */
export function termWords(text: string): TermWord[] {
  const words: TermWord[] = [];
  for (const { groups = {} } of text.normalize("NFC").toLocaleLowerCase("hu").matchAll(parts)) {
    const { number, unit, word } = groups;
    if (number === undefined) {
      words.push({ written: word ?? "", key: fold(word ?? ""), kind: "word" });
      continue;
    }
    const value = Number(number.replace(",", "."));
    const amount = amountOf(value, unit === undefined ? undefined : fold(unit));
    if (amount !== null) words.push({ written: `${number} ${unit}`, key: amount, kind: "amount" });
    else {
      words.push({ written: number, key: rounded(value), kind: "number" });
      if (unit !== undefined) words.push({ written: unit, key: fold(unit), kind: "word" });
    }
  }
  return words;
}
