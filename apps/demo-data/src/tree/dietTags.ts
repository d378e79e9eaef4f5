import type { Combination } from "./combinations.ts";
import { productNoun } from "./productName.ts";

export const diets = ["laktózmentes", "gluténmentes", "vegán", "bio", "cukormentes"] as const;
export type Diet = (typeof diets)[number];

/** The diets that a product fits: those that the tables or its name say. */
export function dietTags({ kind, variant }: Pick<Combination, "kind" | "variant">): Diet[] {
  const words = `${kind.traits.diet}, ${productNoun(kind, variant)}`.toLowerCase();
  return diets.filter((diet) => new RegExp(`(^|[ ,])${diet}`).test(words));
}
