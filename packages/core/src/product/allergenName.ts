import { allergenTexts, type AllergenTexts } from "./text.hu.ts";

/**
 * An allergen in the shopper's language, by its code; an unknown code is returned unchanged.
 *
 * @rule LAW-8
 * @example allergenName("milk") // => "tej"
 * @example allergenName("kiwi") // => "kiwi"
 */
export const allergenName = (
  code: string,
  { texts = allergenTexts }: { readonly texts?: AllergenTexts | undefined } = {},
): string => Object.entries(texts).find(([known]) => known === code)?.[1] ?? code;
