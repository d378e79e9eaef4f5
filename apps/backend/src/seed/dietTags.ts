import { type AllergenCode, allergensOf } from "./allergens.ts";
import type { Combination } from "./combinations.ts";
import { ingredientsOf } from "./ingredientsOf.ts";
import { productNoun } from "./productName.ts";

export const diets = ["laktózmentes", "gluténmentes", "vegán", "bio", "cukormentes"] as const;
export type Diet = (typeof diets)[number];

const ofAnimals: ReadonlyArray<AllergenCode> = ["crustaceans", "eggs", "fish", "milk", "molluscs"];

/** The diets that a product fits: those that its kind or its name says, except where its ingredients say otherwise. */
export function dietTags({ kind, variant }: Combination): Diet[] {
  const allergens = allergensOf(ingredientsOf({ kind, variant }));
  const words = `${kind.traits.diet}, ${productNoun(kind, variant)}`.toLowerCase();
  const claimed = diets.filter((diet) => new RegExp(`(^|[ ,])${diet}`).test(words));
  return claimed.filter((diet) => {
    if (diet === "vegán") return !allergens.some((code) => ofAnimals.includes(code)) && !/méz|zselatin/.test(words + kind.traits.ingredients);
    return diet !== "gluténmentes" || !allergens.includes("gluten");
  });
}
