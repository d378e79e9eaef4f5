import { describe, expect, it } from "vitest";
import { barcodeKeys } from "./barcodeKeys.ts";
import { baseForms } from "./baseForms.ts";
import { compoundParts } from "./compoundParts.ts";
import { correctWord } from "./correctWord.ts";
import { explainSearch } from "./explainSearch.ts";
import { searchEntry, type SearchableProduct } from "./searchEntry.ts";
import { termWords } from "./termWords.ts";
import { understandTerm } from "./understandTerm.ts";
import { wordsFrom } from "./words.test.kit.ts";
import { writtenDistance } from "./writtenDistance.ts";

const keys = (text: string) => termWords(text).map(({ key }) => key);

describe("the words of a term", () => {
  it.each([
    ["0,5 kg", "500 g"],
    ["50 dkg", "500g"],
    ["1,5 l", "1.5 liter"],
    ["15 dl", "1,5l"],
    ["2,8 %", "2,8%"],
    ["10 db", "10 darab"],
  ])("[SEARCH-2] %s and %s are the same amount", (one, other) => {
    expect(keys(one)).toEqual(keys(other));
    expect(termWords(one)).toMatchObject([{ kind: "amount" }]);
  });

  it("[SEARCH-2] Numbers without a unit stay numbers, and letters after them words.", () => {
    expect(keys("BL-55 liszt, 2,8-as tej")).toEqual(["bl", "55", "liszt", "2.8", "tej"]);
  });
});

describe("forms of words", () => {
  it.each([
    ["almat", "alma"],
    ["epret", "eper"],
    ["tejet", "tej"],
    ["tojasok", "tojas"],
    ["kenyerek", "kenyer"],
    ["kutyanak", "kutya"],
    ["sot", "so"],
    ["olivaolajjal", "olivaolaj"],
    ["zsemleket", "zsemle"],
  ])("[SEARCH-3] %s may be a form of %s", (inflected, base) => {
    expect(baseForms(inflected)).toContain(base);
  });

  it("[SEARCH-3] A long ending does not turn a word into a short one.", () => {
    expect(baseForms("sonak")).not.toContain("so");
  });
});

describe("compounds", () => {
  const words = wordsFrom(
    "víz ásványvíz ásványianyag bor só fürdő barack barackos őszibarack sárgabarack tej kaland tejkaland",
  );

  it.each([
    ["asvanyviz", ["asvany", "viz"]],
    ["furdoso", ["furdo", "so"]],
    ["oszibarack", ["oszi", "barack"]],
    // "bor" and "só" make no "borsó".
    ["borso", null],
    ["tej", null],
  ])("[SEARCH-5] The parts of %s are %j", (word, parts) => {
    expect(compoundParts(word, words)).toEqual(parts);
  });
});

describe("slips", () => {
  it.each([
    ["joghurt", "jogurt"],
    ["mozzarella", "mozarela"],
    ["kolbasz", "kolbaszz"],
    ["lyuk", "juk"],
  ])("[SEARCH-4] %s and %s sound alike", (one, other) => {
    expect(writtenDistance(one, other)).toBeLessThanOrEqual(0.3);
  });

  it("[SEARCH-4] A neighbour on a Hungarian keyboard is nearer than a letter far away.", () => {
    expect(writtenDistance("vaj", "vak")).toBeLessThan(writtenDistance("vaj", "vap"));
  });

  it("[SEARCH-7] A slip is corrected into the nearest word of the catalogue.", () => {
    const words = wordsFrom("csirkemell tejföl párizsi paprika");
    expect(correctWord("csrikemell", words)).toBe("csirkemell");
    expect(correctWord("tejfel", words)).toBe("tejfol");
    expect(correctWord("xylophon", words)).toBeNull();
    expect(correctWord("vaz", words)).toBeNull();
  });

  it("[SEARCH-7] Nothing is corrected into another brand, nor into goods for adults.", () => {
    const words = wordsFrom("barista", { brands: "Kondér Barila", adults: "narancslikőr" });
    expect(correctWord("kinder", words)).toBeNull();
    expect(correctWord("narancslikor", words)).toBeNull();
    expect(correctWord("narancsliko", words)).toBeNull();
  });
});

describe("barcodes", () => {
  it.each([
    ["5991234567890", ["5991234567890"]],
    ["5 991234 567890", ["5991234567890"]],
    ["05991234567890", ["5991234567890"]],
    ["200000010002", ["200000010002", "2000000100029"]],
    ["5991-2345-6789-0", ["5991234567890"]],
    ["1234567", []],
    ["tej 5991234567890", []],
  ])("[SEARCH-10] %s is found by %j", (printed, found) => {
    expect(barcodeKeys(printed)).toEqual(found);
  });
});

const product = (
  name: string,
  shelves: ReadonlyArray<string>,
  more: Partial<SearchableProduct> = {},
): SearchableProduct => ({
  name,
  brand: "",
  shelves: [shelves],
  others: [],
  barcodes: [],
  isForAdults: false,
  ...more,
});

describe("ranking", () => {
  const words = wordsFrom("tea vaj krém ghí tisztított sárga őszi barack barackos őszibarack margarin teavaj vajkrém", {
    adults: "barackpálinka pálinka",
  });
  const shelf = ["Vaj", "Vaj, margarin"];
  const butter = product("Tejkút teavaj 82% 100 g", shelf, { brand: "Tejkút" });
  const spread = product("Tejkút vajkrém natúr 150 g", shelf, { brand: "Tejkút" });
  const ghee = product("Aranyrét ghí tisztított vaj 240 g", shelf, { brand: "Aranyrét" });
  const points = (term: string, of: SearchableProduct) => explainSearch(term, of, { words })[0]?.points ?? -1;

  it("[SEARCH-9] A bare noun leads to the thing itself, before what is made of it.", () => {
    expect(points("vaj", butter)).toBeGreaterThan(points("vaj", spread));
    expect(points("vaj", butter)).toBeGreaterThanOrEqual(points("vaj", ghee));
  });

  it("[SEARCH-9] What the product is counts more than what else its name says.", () => {
    const fruit = product("Őszibarack", ["Csonthéjas gyümölcs"]);
    const nectar = product("Vitanap őszibarack nektár 1 l", ["Gyümölcslé"], { brand: "Vitanap" });
    expect(points("barack", fruit)).toBeGreaterThan(points("barack", nectar));
  });

  it("[SEARCH-9] Goods for adults answer their own name, and never that of a food.", () => {
    const spirit = product("Ágyas barackpálinka 0,5 l", ["Pálinka"], { isForAdults: true });
    const isFound = (term: string) => explainSearch(term, spirit, { words }).some((reading) => reading.isFound);
    expect(isFound("barack")).toBe(false);
    expect(isFound("pálinka")).toBe(true);
    expect(isFound("barackpálinka")).toBe(true);
    expect(isFound("pálinkás")).toBe(false);
  });

  it("[SEARCH-6] Where a shelf lists several things, a product is found by the one that it is.", () => {
    const entry = searchEntry(butter, words);
    expect(entry.get("vaj")).toBe("A");
    expect(entry.has("margarin")).toBe(false);
    expect(entry.get("/vaj")).toBe("A");
    expect(entry.get("=teavaj")).toBe("A");
  });
});

describe("understanding", () => {
  const words = wordsFrom(
    "burgonya toalettpapír kóla cukormentes tej vörös hagyma vöröshagyma mogyorós kakaókrém paradicsom konzerv",
  );
  const first = (term: string) => understandTerm(term, { words })[0];

  it("[SEARCH-8] Everyday words mean what the catalogue calls them, without a word about it.", () => {
    expect(first("krumplit")?.parts[0]?.forms).toContainEqual({ keys: ["burgonya"], kind: "synonym" });
    expect(first("wc papír")?.parts[0]?.forms).toContainEqual({ keys: ["toalettpapir"], kind: "synonym" });
    expect(first("zero cola")?.corrected).toBeNull();
  });

  it("[SEARCH-8] Joined, parted and hyphenated spellings are alike.", () => {
    for (const term of ["vörös hagyma", "vöröshagyma", "vörös-hagyma"])
      expect(first(term)?.parts[0]?.forms.flatMap(({ keys: all }) => all)).toContain("voroshagyma");
    expect(first("paradicsomkonzerv")?.parts[0]?.forms).toContainEqual({
      keys: ["paradicsom", "konzerv"],
      kind: "parts",
    });
  });

  it("[SEARCH-8] What is shown in place of a brand that the shop lacks is said.", () => {
    expect(first("nutella")?.corrected).toBe("mogyorós kakaókrém");
  });

  it("[SEARCH-8] A corrected word is said, and a literal search corrects nothing.", () => {
    expect(first("burgoyna")?.corrected).toBe("burgonya");
    expect(understandTerm('"burgoyna"', { words })).toEqual([]);
    expect(understandTerm("„nutella”", { words })).toEqual([]);
    expect(understandTerm('"tej"', { words })).toHaveLength(1);
    expect(first("tej")?.corrected).toBeNull();
  });

  it("[SEARCH-8] An unfinished word means what begins with it, and nothing is said about that.", () => {
    const { forms } = first("kakaókr")?.parts[0] ?? {};
    expect(forms).toEqual([{ keys: ["kakaokr"], kind: "begun" }]);
    expect(first("kakaókr")?.corrected).toBeNull();
    expect(first("krum")?.parts[0]?.forms).toEqual([{ keys: ["burgonya"], kind: "synonym" }]);
    expect(first("nutel")?.corrected).toBe("mogyorós kakaókrém");
  });

  it("[SEARCH-8] While typing, an unfinished word is no inflected one.", () => {
    const salty = wordsFrom("só sonka");
    const kinds = (term: string, isTyping: boolean) =>
      understandTerm(term, { words: salty, isTyping })[0]?.parts[0]?.forms.map(({ kind }) => kind);
    expect(kinds("sonk", true)).toEqual(["begun"]);
    expect(kinds("sonk", false)).toEqual(["inflected", "begun"]);
    expect(kinds("só", true)).toEqual(["written", "begun"]);
  });

  it("[SEARCH-8] An amount that no product has is left out at last.", () => {
    expect(understandTerm("tej 3 l", { words }).map(({ corrected }) => corrected)).toEqual([null, "tej"]);
  });

  it("[SEARCH-8] A term without words is not understood.", () => {
    expect(understandTerm("%&?", { words })).toEqual([]);
  });
});
