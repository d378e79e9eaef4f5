/** The content of a package. */
export interface Size {
  /** As in a name; empty for products by weight or by the piece. */
  readonly label: string;
  /** Whether one default unit is a kilogram or a piece. */
  readonly unit: "kg" | "db";
  /** Packages in it: 6 for `6 × 1,5 l`. */
  readonly packages: number;
  /** Grams, millilitres or pieces of all of them together. */
  readonly amount: number;
  readonly measure: "g" | "ml" | "db" | "mosás" | "tekercs" | "lap" | "filter" | "m";
}

const measures = {
  g: ["g", 1],
  kg: ["g", 1000],
  ml: ["ml", 1],
  l: ["ml", 1000],
  db: ["db", 1],
  mosás: ["mosás", 1],
  tekercs: ["tekercs", 1],
  lap: ["lap", 1],
  filter: ["filter", 1],
  m: ["m", 1],
} as const satisfies Record<string, readonly [Size["measure"], number]>;

const isMeasure = (word: string): word is keyof typeof measures => Object.hasOwn(measures, word);

/**
 * Parses a size of the catalogue's tables: `500 g`, `6 × 1,5 l`, `kg` (weighed), `db` (by the piece).
 *
 * Errors: RangeError for any other text.
 *
 * @example readSize("6 × 1,5 l").amount // => 9000
 */
export function readSize(text: string): Size {
  if (text === "kg") return { label: "", unit: "kg", packages: 1, amount: 1000, measure: "g" };
  if (text === "db") return { label: "", unit: "db", packages: 1, amount: 1, measure: "db" };
  const [, packages = "1", amount = "", word = ""] = /^(?:(\d+) × )?(\d+(?:,\d+)?) (\S+)$/.exec(text) ?? [];
  if (!isMeasure(word)) throw new RangeError(`Not a size: ${text}`);
  const [measure, factor] = measures[word];
  // 1,7 × 1000 is 1700 only after rounding.
  const total = Math.round(Number(amount.replace(",", ".")) * factor * Number(packages) * 1000) / 1000;
  return { label: text, unit: "db", packages: Number(packages), amount: total, measure };
}
