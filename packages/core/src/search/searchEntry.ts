import { barcodeKeys } from "./barcodeKeys.ts";
import { baseForms } from "./baseForms.ts";
import type { CatalogueWords } from "./catalogueWords.ts";
import { compoundParts } from "./compoundParts.ts";
import { fold } from "./fold.ts";
import type { SearchEntry } from "./SearchCondition.ts";
import { betweenThings } from "./synonyms.hu.ts";
import { type TermWord, termWords } from "./termWords.ts";

/** The product fields that a search reads. */
export interface SearchableProduct {
  readonly name: string;
  readonly brand: string;
  /** The names of its categories and of all above them, each shelf first. */
  readonly shelves: ReadonlyArray<ReadonlyArray<string>>;
  /** Keywords and diets. */
  readonly others: ReadonlyArray<string>;
  readonly barcodes: ReadonlyArray<string>;
  readonly isForAdults: boolean;
}

/** Before a key that names what a product is, and before a shelf's whole name. */
export const thingMark = "=";
export const shelfMark = "/";
/** The key that all goods for adults have. */
export const adultsKey = "!";

const ranks = "ABCD";

class Entry {
  readonly keys = new Map<string, string>();
  add(key: string, weight: string): void {
    const known = this.keys.get(key);
    if (key !== "" && (known === undefined || weight < known)) this.keys.set(key, weight);
  }
}

/** The noun that an adjective in -s is made of: "epres" of "eper". */
function nounOf(key: string, { byWord }: CatalogueWords): string | null {
  if (!key.endsWith("s") || key.length < 4) return null;
  const ended = baseForms(key).filter((form) => form.length >= key.length - 2 && form !== key);
  return ended.find((form) => byWord.has(form) || byWord.has(`${form}a`)) ?? null;
}

/** Adds a word and the parts of a compound: the head with the word's weight, the others with the least. */
function addWord(
  entry: Entry,
  { key, written }: TermWord,
  { weight, words }: { weight: string; words: CatalogueWords },
): void {
  entry.add(key, weight);
  if (written !== key) entry.add(written, weight);
  const noun = nounOf(key, words);
  if (noun !== null) entry.add(noun, "D");
  let rest = compoundParts(key, words);
  if (rest !== null) {
    entry.add(rest[1], weight);
    entry.add(written.slice(-rest[1].length), weight);
  }
  for (; rest !== null; rest = compoundParts(rest[0], words)) {
    entry.add(rest[0], "D");
    entry.add(rest[1], weight === "A" && key.endsWith(rest[1]) ? weight : "D");
  }
}

/** The things that a category's name lists: "Tejföl, tejszín" and "Zabpehely és müzli" list two. */
export const thingsNamed = (category: string): string[] =>
  category
    .split(betweenThings)
    .map((part) =>
      termWords(part)
        .map(({ key }) => key)
        .join(" "),
    )
    .filter((part) => part !== "");

/** A word and its head. */
const wordAndHead = (key: string, words: CatalogueWords): string[] => [key, compoundParts(key, words)?.[1] ?? key];

/** What the product is, by its name: the nouns that its shelves name, else all; the first before the others. */
function addThings(
  entry: Entry,
  name: ReadonlyArray<TermWord>,
  { named, words }: { named: ReadonlySet<string>; words: CatalogueWords },
): void {
  const nouns = name.filter(({ key, kind }) => kind === "word" && nounOf(key, words) === null);
  const isNamed = ({ key }: TermWord) => wordAndHead(key, words).some((word) => named.has(word));
  const hasNamed = nouns.some(isNamed);
  for (const [place, noun] of nouns.entries()) {
    const alone = nouns.length === 1 ? 0 : place + 1;
    const rank = isNamed(noun) ? Math.max(0, place - 1) : alone;
    const weight = hasNamed && !isNamed(noun) ? "D" : ranks.charAt(Math.min(rank, 2));
    for (const word of wordAndHead(noun.key, words)) entry.add(thingMark + word, weight);
  }
}

/** What a thing on a shelf is called: by its whole name, and by the head of its last word. */
function addShelf(entry: Entry, thing: string, { weight, words }: { weight: string; words: CatalogueWords }): void {
  entry.add(shelfMark + thing, weight);
  for (const head of wordAndHead(thing.split(" ").at(-1) ?? "", words))
    entry.add(shelfMark + head, ranks.charAt(ranks.indexOf(weight) + 1));
}

/**
 * Adds the categories from the lowest up. When a category's name lists several things, those that the product is are
 * taken, else all.
 */
function addShelves(entry: Entry, lineage: ReadonlyArray<string>, words: CatalogueWords): void {
  const chosen = new Set<string>();
  for (const [depth, name] of lineage.entries()) {
    const listed = thingsNamed(name);
    const own = listed.filter((thing) =>
      thing
        .split(" ")
        .some((word) => wordAndHead(word, words).some((part) => chosen.has(part) || entry.keys.has(thingMark + part))),
    );
    for (const thing of own.length > 0 ? own : listed) {
      const isChosen = own.length > 0 || listed.length === 1;
      addShelf(entry, thing, { weight: !isChosen ? "C" : depth === 0 ? "A" : "B", words });
      for (const key of thing.split(" ")) {
        for (const word of wordAndHead(key, words)) {
          entry.add(word, "C");
          chosen.add(word);
        }
      }
    }
  }
}

/** A name without the brand that it begins with. */
const withoutBrand = (name: string, brand: string): string =>
  brand !== "" && fold(name).startsWith(fold(brand)) ? name.slice(brand.length) : name;

/** Adds the bare number of an amount, so that "2,8" finds 2,8 %. */
function addNumber(entry: Entry, { key, kind, written }: TermWord): void {
  entry.add(key, "A");
  if (kind === "amount") entry.add(termWords(/^[\d.,]+/.exec(written)?.[0] ?? "")[0]?.key ?? "", "D");
}

/**
 * The search keys of a product, each with its weight: A for the name, B the brand, C categories, keywords and barcodes,
 * D the parts before a compound's head. Keys with a mark say what the product is, and the shelves it stands on.
 *
 * @rule SEARCH-6
 */
export function searchEntry(product: SearchableProduct, words: CatalogueWords): SearchEntry {
  const entry = new Entry();
  const own = withoutBrand(product.name, product.brand);
  for (const word of termWords(own)) {
    if (word.kind === "word") addWord(entry, word, { weight: "A", words });
    else addNumber(entry, word);
  }
  for (const { key } of termWords(product.brand)) {
    entry.add(key, "B");
    entry.add(thingMark + key, "D");
  }
  entry.add(
    termWords(product.brand)
      .map(({ key }) => key)
      .join(""),
    "B",
  );
  const named = new Set(
    product.shelves
      .flat()
      .flatMap((name) =>
        thingsNamed(name).flatMap((thing) => thing.split(" ").flatMap((key) => wordAndHead(key, words))),
      ),
  );
  addThings(entry, termWords(own.split(",")[0] ?? ""), { named, words });
  for (const lineage of product.shelves) addShelves(entry, lineage, words);
  for (const text of product.others)
    for (const word of termWords(text)) if (word.kind === "word") addWord(entry, word, { weight: "C", words });
  for (const key of product.barcodes.flatMap(barcodeKeys)) entry.add(key, "C");
  if (product.isForAdults) entry.add(adultsKey, "D");
  return entry.keys;
}
