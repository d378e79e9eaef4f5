import { productPageText } from "./text.hu.ts";

/** An allergen in Hungarian, by its code in Annex II of Regulation (EU) No 1169/2011; an unknown code as it is. */
export const allergenName = (code: string): string =>
  Object.entries(productPageText.allergenNames).find(([known]) => known === code)?.[1] ?? code;
