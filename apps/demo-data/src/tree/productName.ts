import type { Combination } from "./combinations.ts";

/**
 * A product's name in a grocer's form: brand, kind, size.
 *
 * @example productNoun({ name: "{v} joghurt" }, { label: "epres" }) // => "epres joghurt"
 */
export function productNoun(kind: { readonly name: string }, variant: { readonly label: string }): string {
  return kind.name.includes("{v}") ? kind.name.replace("{v}", variant.label) : `${variant.label} ${kind.name}`;
}

/** `Tejkút epres joghurt 150 g`. */
export function productName({ kind, brand, variant, size }: Combination): string {
  const name = [brand, productNoun(kind, variant), size.label].filter((part) => part !== "").join(" ");
  return name.charAt(0).toLocaleUpperCase("hu") + name.slice(1);
}
