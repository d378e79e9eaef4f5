import { type AllergenCode, allergenCodes } from "@kamra/core/product";

export type { AllergenCode };

/** A marked word names the allergens whose pattern it matches. */
const patterns: Readonly<Record<AllergenCode, RegExp>> = {
  gluten: /búza|rozs|árpa|zab|tönköly|graham|keksz|ostyá|müzli/i,
  crustaceans: /garnél|rák/i,
  eggs: /tojás/i,
  fish: /hal(?!v)|lazac|makréla|hering|szardínia|tőkehal/i,
  peanuts: /földimogyoró|mogyoróvaj/i,
  soybeans: /szój/i,
  milk: /(?<!kókusz|szója|mogyoró)tej|(?<!mogyoró|kakaó)vaj|sajt|túró|joghurt|mozzarell|ricott/i,
  nuts: /(?<!földi)mogyoró(?!vaj)|mandul|(?<!szerecsen)dió|pisztáci/i,
  celery: /zeller/i,
  mustard: /mustár/i,
  sesame: /szezám/i,
  sulphites: /kén-dioxid|szulfit/i,
  lupin: /csillagfürt/i,
  molluscs: /kagyló/i,
};

/** The words between asterisks. */
export function markedWords(ingredients: string): string[] {
  return [...ingredients.matchAll(/\*([^*]+)\*/g)].map(([, word = ""]) => word);
}

/**
 * The allergens that a list of ingredients marks.
 *
 * @example allergensOf("cukor, *tejpor*, *földimogyoró*") // => ["peanuts", "milk"]
 */
export function allergensOf(ingredients: string): AllergenCode[] {
  const words = markedWords(ingredients);
  return allergenCodes.filter((code) => words.some((word) => patterns[code].test(word)));
}

/**
 * Puts asterisks around the words that name an allergen.
 *
 * @example markAllergens("mézes-mandulás") // => "*mézes-mandulás*"
 */
export function markAllergens(text: string): string {
  return text.replace(/[\p{L}-]+/gu, (word) => (allergensOf(`*${word}*`).length > 0 ? `*${word}*` : word));
}
