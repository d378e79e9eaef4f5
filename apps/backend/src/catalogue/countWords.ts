import { type CatalogueWord, fold, type SearchableProduct, termWords } from "@kamra/core/search";

/** Counts the words of products, and notes which kinds of products have them. */
export function countWords(): {
  readonly add: (product: SearchableProduct) => void;
  readonly words: () => Iterable<CatalogueWord>;
} {
  const known = new Map<string, CatalogueWord>();
  return {
    add({ name, brand, shelves, others, isForAdults }) {
      const own = brand !== "" && fold(name).startsWith(fold(brand)) ? name.slice(brand.length) : name;
      const seen = new Set<string>();
      const count = (text: string, isBrand: boolean) => {
        for (const { key, written, kind } of termWords(text)) {
          if (kind !== "word") continue;
          const before = known.get(key) ?? { word: key, written, uses: 0, isBrand, isForAdults };
          known.set(key, {
            ...before,
            uses: before.uses + (seen.has(key) ? 0 : 1),
            isBrand: before.isBrand && isBrand,
            isForAdults: before.isForAdults && isForAdults,
          });
          seen.add(key);
        }
      };
      for (const text of [own, ...shelves.flat(), ...others]) count(text, false);
      count(brand, true);
    },
    words: () => known.values(),
  };
}
