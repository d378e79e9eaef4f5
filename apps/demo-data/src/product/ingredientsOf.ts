import { markAllergens } from "./allergens.ts";
import type { Combination } from "../tree/combinations.ts";

/** The ingredients with the variant and the allergens between asterisks; empty for products without ingredients. */
export function ingredientsOf({ kind, variant }: Pick<Combination, "kind" | "variant">): string {
  const { ingredients, nutrition } = kind.traits;
  // A flavour of food may be an allergen that the kind as such does not have: a yoghurt with hazelnuts.
  const flavour = nutrition === "" ? variant.label : markAllergens(variant.label);
  return ingredients.replaceAll("*{v}*", `*${variant.label}*`).replaceAll("{v}", flavour);
}
