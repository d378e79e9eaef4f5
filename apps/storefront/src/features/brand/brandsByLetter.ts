import type { Brand } from "@kamra/core/content";
import { brandText } from "./text.hu.ts";

interface LetterGroup {
  readonly letter: string;
  readonly brands: ReadonlyArray<Brand>;
}

const { long, short }: { readonly long: ReadonlyArray<string>; readonly short: Readonly<Record<string, string>> } =
  brandText.alphabet;

const letterOf = (name: string): string => {
  const first = name.slice(0, 1).toLocaleUpperCase("hu");
  return long.find((letter) => name.startsWith(letter)) ?? short[first] ?? first;
};

/**
 * Brands by first letter, in their original order.
 *
 * @example brandsByLetter([{ name: "Csillanó" }, { name: "Cirmosház" }]).map(({ letter }) => letter) // => ["Cs", "C"]
 */
export function brandsByLetter(brands: ReadonlyArray<Brand>): ReadonlyArray<LetterGroup> {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].map(([letter, members]) => ({ letter, brands: members }));
}
