import { meets, rankingOf, searchPoints, understandTerm } from "@kamra/core/search";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceSeed } from "@kamra/backend";
import { loadCatalogueWords, startTestBackend, type TestBackend } from "@kamra/backend/testing";
import { demoData } from "../demoData.ts";
import type { MeasuredQuery } from "./MeasuredQuery.ts";
import { measureSearch, queryList, wholeShop } from "./measureSearch.ts";

/** A quarter of the demo shop, which has something of every shelf; `npm run bench -- search` measures the whole. */
const size = 700;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: referenceSeed({ data: demoData({ size }) }) });
});
afterAll(() => backend.close());

describe("what shoppers type", () => {
  /** Each third query, of those that this part of the catalogue has something for. */
  async function asked(): Promise<MeasuredQuery[]> {
    const shop = await wholeShop(backend.fetch);
    return queryList("queries")
      .filter((_, index) => index % 3 === 0)
      .filter(({ wanted }) => wanted === null || shop.some(({ line }) => wanted.test(line)));
  }

  it("is answered among the first five, and never by adults' goods for a food", async () => {
    const queries = await asked();
    const measured = await measureSearch(backend.fetch, queries);
    const termsOf = (is: (verdict: (typeof measured)[number]["verdict"]) => boolean) =>
      measured.filter(({ verdict }) => is(verdict)).map(({ query }) => query.term);
    expect(queries.length).toBeGreaterThan(100);
    expect(termsOf(({ isAdultInFront }) => isAdultInFront)).toEqual([]);
    expect(termsOf(({ isAmongFive }) => !isAmongFive).length).toBeLessThanOrEqual(queries.length * 0.05);
  });
});

interface IndexRow {
  readonly product_id: number;
  readonly search: string;
  readonly status: string;
  readonly score: number;
  readonly price: number;
  readonly current_price: number;
}

const entryOf = (tsvector: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(tsvector.matchAll(/'((?:[^']|'')*)':1([ABC]?)/g), ([, key = "", weight = ""]) => [
      key.replaceAll("''", "'"),
      weight || "D",
    ]),
  );

it.each(["wc papír", "toalettpapír"])("%s leads to dry paper before moist", async (term) => {
  const ask = { query: "query ($term: String!) { searchProducts(term: $term, first: 1) { data { name } } }" };
  const response = await backend.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...ask, variables: { term } }),
  });
  expect(await response.text()).toMatch(/"name":"(?!.*nedves).*toalettpapír/);
});

describe("the order", () => {
  it.each(["vaj", "tejet", "csirke mell", "alma lé", "barack", "laktózmentes tej", "krumpli", "tej 2,8%"])(
    "[SEARCH-9] of %s in the database is that of the rule",
    async (term) => {
      const { words } = await loadCatalogueWords(backend.database.db);
      const [reading] = understandTerm(term, { words });
      if (reading === undefined) throw new Error("It was not understood");
      const { found, foundForAdults, steps } = rankingOf(reading, { words });
      const { rows } = await sql<IndexRow>`
        select product_id, search::text, status, score, price, current_price from product_index
        where status <> 'PERMANENTLY_ENDED'`.execute(backend.database.db);
      const { popular, available, reduced } = searchPoints;
      const expected = rows
        .map((row) => ({ row, entry: entryOf(row.search) }))
        .filter(({ entry }) => meets(entry, found) && (!entry.has("!") || meets(entry, foundForAdults)))
        .map(({ row, entry }) => ({
          id: String(row.product_id),
          score: row.score,
          points:
            steps.reduce((sum, { points, condition }) => sum + (meets(entry, condition) ? points : 0), 0) +
            (row.status === "AVAILABLE" ? available : 0) +
            (row.current_price < row.price ? reduced : 0) +
            (row.score / (row.score + 50)) * popular,
        }))
        .sort((a, b) => b.points - a.points || b.score - a.score || Number(a.id) - Number(b.id));
      const { data } = await backend.ask<{ searchProducts: { data: { id: string }[] } }>(
        "query ($term: String!) { searchProducts(term: $term, first: 100) { data { id } } }",
        { term },
      );
      expect(data.searchProducts.data.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
    },
  );
});
