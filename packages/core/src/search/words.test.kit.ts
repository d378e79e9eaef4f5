import { type CatalogueWords, catalogueWords } from "./catalogueWords.ts";
import { fold } from "./fold.ts";

interface Kinds {
  readonly brands?: string;
  readonly adults?: string;
}

/** A catalogue of these words. */
export function wordsFrom(text: string, { brands = "", adults = "" }: Kinds = {}): CatalogueWords {
  const of = (words: string, kind: { readonly isBrand: boolean; readonly isForAdults: boolean }) =>
    words
      .split(" ")
      .filter((word) => word !== "")
      .map((written) => ({ word: fold(written), written, uses: 1, ...kind }));
  return catalogueWords([
    ...of(text, { isBrand: false, isForAdults: false }),
    ...of(brands, { isBrand: true, isForAdults: false }),
    ...of(adults, { isBrand: false, isForAdults: true }),
  ]);
}
