/**
 * How much a line asks for: pieces (`db`), packs, grams or millilitres.
 */
export interface ShoppingAmount {
  /** Above 0, at most three decimals. */
  readonly value: number;
  readonly unit: "db" | "pack" | "g" | "ml";
  /** What kind of pack the line names, as it was written: `üveg`. Absent for a plain one. */
  readonly pack?: string;
}

/** A line of a shopping list or of a recipe's ingredients. */
export interface ShoppingLine {
  /** What is looked for, as it was written: `darált hús`. Never empty. */
  readonly term: string;
  /** `null` when the line names none, or a kitchen measure: a spoonful, a pinch, a clove. */
  readonly amount: ShoppingAmount | null;
  /** What stood in brackets: `szeletelt`. */
  readonly note: string | null;
}
