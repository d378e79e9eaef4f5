import { describe, expect, it } from "vitest";
import { onBothDatabasesAlways } from "../testing/onBothDatabases.ts";

interface Found {
  searchProducts: { data: { name: string }[]; paginatorInfo: { total: number } };
}

interface Suggested {
  searchSuggestions: { products: { name: string }[]; categories: { name: string; path: string }[] };
}

onBothDatabasesAlways("search", (backend) => {
  async function search(term: string, variables: Record<string, unknown> = {}): Promise<string[]> {
    const { data, errors } = await backend().ask<Found>(
      `query ($term: String!, $first: Int! = 48, $filters: ProductFilters, $sort: SearchSort) {
        searchProducts(term: $term, first: $first, filters: $filters, sort: $sort) { data { name } paginatorInfo { total } }
      }`,
      { term, ...variables },
    );
    expect(errors).toEqual([]);
    expect(data.searchProducts.paginatorInfo.total).toBe(data.searchProducts.data.length);
    return data.searchProducts.data.map(({ name }) => name);
  }

  describe("finds", () => {
    it.each([
      [
        "the thing itself first, then what is made of it, and not what stands beside it on the shelf",
        "alma",
        ["Alma Golden", "Almalé 1 l"],
      ],
      ["without accents", "korte", ["Körte Vilmos"]],
      ["with accents", "körte", ["Körte Vilmos"]],
      ["in capitals", "KÖRTE VILMOS", ["Körte Vilmos"]],
      ["a figure with its sign", "tejfol 20%", ["Tejföl 20% 330 g"]],
      ["a decimal figure", "2,8%", ["Tej 2,8% 1 l"]],
      ["a figure written together with its unit", "tejföl 330g", ["Tejföl 20% 330 g"]],
      ["words in any order", "golden alma", ["Alma Golden"]],
      ["a last word that is not finished", "cukorm", ["Cukormentes joghurt"]],
      ["a plural", "almák", ["Alma Golden", "Almalé 1 l"]],
      ["a plural without accents", "almak", ["Alma Golden", "Almalé 1 l"]],
      ["an amount in another unit", "tejföl 33 dkg", ["Tejföl 20% 330 g"]],
      ["an amount that there is none of, by the rest", "tejföl 5 kg", ["Tejföl 20% 330 g"]],
      ["a barcode as it is printed", "5 991234 567890", ["Alma Golden"]],
      ["a barcode of a carton's length", "05991234567890", ["Alma Golden"]],
      ["an inflected word", "joghurtot", ["Cukormentes joghurt"]],
      ["by brand", "kerti", ["Alma Golden", "Körte Vilmos"]],
      ["by barcode", "5991234567890", ["Alma Golden"]],
      ["ö and ő, ü and ű alike", "oszi sor", ["Őszi sör 0,5 l"]],
    ])("%s: %s", async (_name, term, names) => {
      expect(await search(term)).toEqual(names);
    });

    it.each([
      ["a letter left out", "tejfl", ["Tejföl 20% 330 g"]],
      ["two letters swapped", "joghrut", ["Cukormentes joghurt"]],
      ["a wrong letter in the first of two words", "tejfel 20%", ["Tejföl 20% 330 g"]],
      ["two mistakes in a long word", "dobostrota", ["Dobostorta"]],
    ])("a misspelt word: %s", async (_name, term, names) => {
      expect(await search(term)).toEqual(names);
    });

    it.each([
      "xylophon",
      "tejfacsar",
      "alma dobostorta",
      "tej 99",
      "%",
      "   ",
      "",
      "'); drop table products; --",
      "\\",
      ":*",
      "& | !",
      "<->",
    ])("nothing, and does not fail, for %j", async (term) => {
      expect(await search(term)).toEqual([]);
    });

    it("no discontinued product", async () => {
      expect(await search("szörp")).toEqual([]);
    });
  });

  it("is filtered and sorted like any list", async () => {
    expect(await search("alma", { filters: { category_id: "3" }, sort: "PRICE" })).toEqual(["Alma Golden"]);
    expect(await search("alma", { sort: "PREFIXBOX_SCORE" })).toEqual(["Almalé 1 l", "Alma Golden"]);
    expect(await search("alma", { sort: "NAME" })).toEqual(["Alma Golden", "Almalé 1 l"]);
  });

  describe("[SEARCH-8] says what it shows instead", () => {
    it.each([
      ["a slip", "joghrut", "joghurt", ["Cukormentes joghurt"]],
      ["a slip in quotation marks", '"joghrut"', null, []],
      ["a word as it is", "joghurt", null, ["Cukormentes joghurt"]],
      ["an inflected word", "joghurtot", null, ["Cukormentes joghurt"]],
    ])("%s", async (_name, term, corrected_term, names) => {
      const { data } = await backend().ask<{
        searchProducts: { corrected_term: string | null; data: { name: string }[] };
        searchSuggestions: { corrected_term: string | null };
      }>(
        `query ($term: String!) {
          searchProducts(term: $term) { corrected_term data { name } }
          searchSuggestions(term: $term) { corrected_term }
        }`,
        { term },
      );
      expect(data.searchProducts).toEqual({ corrected_term, data: names.map((name) => ({ name })) });
      expect(data.searchSuggestions).toEqual({ corrected_term });
    });

    it("and nothing on a list without a term", async () => {
      const { data } = await backend().ask("{ products { corrected_term } }");
      expect(data).toEqual({ products: { corrected_term: null } });
    });
  });

  describe("[QUICK-4] the terms of a list", () => {
    const listed = (terms: ReadonlyArray<string>) =>
      backend().ask<{ searchTerms: { corrected_term: string | null; products: { name: string }[] }[] } | undefined>(
        "query ($terms: [String!]!) { searchTerms(terms: $terms) { corrected_term products { name } } }",
        { terms },
      );

    it("have each what a search for it alone finds first, in their order", async () => {
      const terms = ["körte", "joghrut", "xylophon", "", "alma", "körte", "golden alma", "almák"];
      const { data, errors } = await listed(terms);
      expect(errors).toEqual([]);
      const alone = await Promise.all(terms.map((term) => search(term, { first: 6 })));
      expect(data?.searchTerms.map(({ products }) => products.map(({ name }) => name))).toEqual(alone);
      expect(data?.searchTerms.map(({ corrected_term }) => corrected_term)).toEqual(
        terms.map((term) => (term === "joghrut" ? "joghurt" : null)),
      );
    });

    it("are sixty at most, each of 200 characters", async () => {
      expect((await listed(Array.from({ length: 60 }, () => "alma"))).data?.searchTerms).toHaveLength(60);
      for (const [terms, field] of [
        [Array.from({ length: 61 }, () => "alma"), "terms"],
        [["alma", "a".repeat(201)], "term"],
      ] as const)
        expect(await listed(terms)).toMatchObject({
          errors: [{ extensions: { code: "VALIDATION_FAILED", validation: { [field]: [expect.any(String)] } } }],
        });
    });
  });

  it("suggests categories that have one of the words when none has all", async () => {
    const { data } = await backend().ask<Suggested>(
      `{ searchSuggestions(term: "gyümölcs xylophon") { products { name } categories { name path } } }`,
    );
    expect(data.searchSuggestions.categories).toContainEqual({ name: "Gyümölcs", path: "zoldseg-gyumolcs/gyumolcs" });
  });

  it.each([
    ["the beginning of its name", "kert", ["Kerti"]],
    ["any capitals", "KERTI", ["Kerti"]],
    ["a word that it lacks besides", "kerti alma", []],
    ["one letter", "k", []],
    ["what a pattern would mean", "kert.*", ["Kerti"]],
    ["a brand without products", "ures", []],
  ])("[SEARCH-12] suggests brands by %s: %s", async (_title, term, names) => {
    const { data } = await backend().ask<{ searchSuggestions: { brands: { name: string; slug: string }[] } }>(
      `query ($term: String!) { searchSuggestions(term: $term) { brands { name slug } } }`,
      { term },
    );
    expect(data.searchSuggestions.brands.map(({ name }) => name)).toEqual(names);
  });

  it("refuses an excessively long term", async () => {
    const { data, errors } = await backend().ask(
      `query ($term: String!) { searchProducts(term: $term) { data { id } } }`,
      { term: "a".repeat(201) },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: "VALIDATION_FAILED", validation: { term: [expect.any(String)] } } },
    ]);
  });

  it("looks for the first twelve words of a term", async () => {
    const term = "alma ".repeat(12);
    expect(await search(`${term} semmilyen`)).toEqual(await search(term));
    expect(await search(term)).not.toEqual([]);
  });

  it("suggests products and categories, the higher ones first", async () => {
    const { data } = await backend().ask<Suggested>(
      `{ searchSuggestions(term: "gyum", first: 2) { products { name } categories { name path } } }`,
    );
    expect(data.searchSuggestions).toEqual({
      products: [{ name: "Alma Golden" }, { name: "Körte Vilmos" }],
      categories: [
        { name: "Zöldség, gyümölcs", path: "zoldseg-gyumolcs" },
        { name: "Gyümölcs", path: "zoldseg-gyumolcs/gyumolcs" },
      ],
    });
  });

  it("suggests the category of that very name before higher ones", async () => {
    const { data } = await backend().ask<Suggested>(
      `{ searchSuggestions(term: "gyümölcs") { products { name } categories { name path } } }`,
    );
    expect(data.searchSuggestions.categories[0]?.name).toBe("Gyümölcs");
  });
});
