import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceSeed } from "@kamra/backend";
import { enoughListed, firstNow, indexProducts, startTestBackend, type TestBackend } from "@kamra/backend/testing";
import { demoData } from "./demoData.ts";

/** So that there are two popular parts. */
const size = 4 * enoughListed + 400;

interface Listed {
  readonly list: {
    readonly data: ReadonlyArray<{ readonly id: string }>;
    readonly paginatorInfo: { readonly total: number };
    readonly popular_only: boolean;
  };
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: referenceSeed({ data: demoData({ size }) }) });
  await backend.database.db
    .transaction()
    .execute((db) => indexProducts(db, { now: new Date(firstNow), dividedFrom: 0 }));
}, 120_000);
afterAll(() => backend.close());

async function listed(field: string): Promise<{ ids: number[]; total: number; isPopularOnly: boolean }> {
  const { data, errors } = await backend.ask<Listed>(
    `{ list: ${field} { data { id } paginatorInfo { total } popular_only } }`,
  );
  expect(errors).toEqual([]);
  const { data: rows, paginatorInfo, popular_only: isPopularOnly } = data.list;
  return { ids: rows.map(({ id }) => Number(id)), total: paginatorInfo.total, isPopularOnly };
}

/** The shown products that meet a condition, the most popular first. */
async function products(condition = "true"): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_index where status <> 'PERMANENTLY_ENDED' and ${sql.raw(condition)}
    order by score desc, product_id`.execute(backend.database.db);
  return rows.map(({ id }) => id);
}

describe("a list of more products than one needs", () => {
  it("[CAT-8] is of the most popular of them, in the same order, sold-out goods last, and says so", async () => {
    const { ids, total, isPopularOnly } = await listed("products(first: 100)");
    expect(isPopularOnly).toBe(true);
    const soldOut = new Set(await products("status <> 'AVAILABLE'"));
    const popular = (await products()).slice(0, total);
    const inOrder = [...popular.filter((id) => !soldOut.has(id)), ...popular.filter((id) => soldOut.has(id))];
    expect(ids).toEqual(inOrder.slice(0, 100));
    expect(total).toBeGreaterThanOrEqual(enoughListed);
    expect(total).toBeLessThan(size / 2);
  });

  it("is of the most popular that its filters leave", async () => {
    const { total } = await listed("products(first: 1, filters: { price_from: 300 })");
    expect(total).toBeGreaterThanOrEqual(enoughListed);
    expect(total).toBeLessThan((await products("current_price >= 300")).length);
  });

  it("counts its facets over the same products", async () => {
    const { data } = await backend.ask<{
      products: { paginatorInfo: { total: number }; facets: { attributes: { options: { count: number }[] }[] } };
    }>("{ products(first: 1) { paginatorInfo { total } facets { attributes { options { count } } } } }");
    const counts = data.products.facets.attributes.flatMap(({ options }) => options.map(({ count }) => count));
    expect(Math.max(...counts)).toBeLessThanOrEqual(data.products.paginatorInfo.total);
  });

  it("is of the most popular that a search finds", async () => {
    const { ids, total } = await listed('searchProducts(term: "magyarország", first: 100)');
    const popular = new Set((await products()).slice(0, size / 2));
    expect(ids.filter((id) => !popular.has(id))).toEqual([]);
    expect(ids).toHaveLength(100);
    expect(total).toBeGreaterThanOrEqual(enoughListed);
    expect(total).toBeLessThan(size / 2);
  });
});

it("A list of fewer is of all of them, and says so.", async () => {
  const { rows } = await sql<{ id: number; count: number }>`
    select category as id, count(*) as count from product_index, unnest(category_ids) category
    where status <> 'PERMANENTLY_ENDED' and category > 0 group by 1 having count(*) < ${enoughListed}
    order by 2 desc limit 1`.execute(backend.database.db);
  const [largest] = rows;
  const { total, isPopularOnly } = await listed(`products(first: 1, filters: { category_id: "${largest?.id}" })`);
  expect(isPopularOnly).toBe(false);
  expect(total).toBe(largest?.count);
  expect(total).toBeGreaterThan(0);
});
