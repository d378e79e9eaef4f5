import { isNews } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { listQuery, type Page, productClient } from "../testing/productClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("a list of products", (backend) => {
  const { list, listedIds, listedNames } = productClient(backend);

  describe("filters", () => {
    it("takes a category with everything below it", async () => {
      expect(await listedIds({ filters: { category_id: "3" }, sort: "NAME" })).toEqual([
        ids.apple,
        ids.seasonal,
        ids.pear,
      ]);
      expect(await listedIds({ filters: { category_id: "3000" }, sort: "NAME" })).toEqual([ids.apple, ids.pear]);
      expect(await listedIds({ filters: { category_id: "nonsense" } })).toEqual([]);
    });

    it("[PRICE-3] compares current prices, both ends inclusive", async () => {
      expect(await listedIds({ filters: { price_from: 399, price_to: 499 }, sort: "PRICE" })).toEqual([
        ids.milk,
        ids.beer,
        ids.apple,
      ]);
    });

    it("finds discounted, new and promoted products", async () => {
      expect(await listedIds({ filters: { discounted: true }, sort: "PRICE" })).toEqual([ids.beer, ids.apple]);
      expect(await listedIds({ filters: { news: true } })).toEqual([ids.sourCream]);
      expect(await listedIds({ filters: { promo_type: "PROMO_1" } })).toEqual([ids.cake]);
    });

    it("[ALLERGEN-1] leaves out products that name an allergen, also from the facets", async () => {
      const all = await listedIds({ sort: "NAME" });
      const without = await listedIds({ filters: { without_allergens: ["milk", "gluten"] }, sort: "NAME" });
      expect(all.filter((id) => !without.includes(id))).toEqual([ids.sourCream]);
      expect(await listedIds({ filters: { without_allergens: ["milk"], news: true } })).toEqual([]);
      expect(await listedIds({ filters: { without_allergens: [] }, sort: "NAME" })).toEqual(all);
      expect(await listedIds({ filters: { without_allergens: ["'; drop table products; --"] } })).toHaveLength(
        all.length,
      );
    });

    it("narrows by each attribute and widens by the options of one", async () => {
      const brand = (...option_ids: string[]) => ({ code: "brand", option_ids });
      expect(await listedIds({ filters: { attributes: [brand("11", "12")] }, sort: "NAME" })).toHaveLength(5);
      expect(await listedIds({ filters: { attributes: [brand("11"), { code: "diet", option_ids: ["21"] }] } })).toEqual(
        [ids.apple],
      );
      expect(await listedIds({ filters: { attributes: [{ code: "diet", option_ids: ["11"] }] } })).toEqual([]);
      expect(await listedIds({ filters: { attributes: [brand()] } })).toHaveLength(11);
    });

    it("answers named products in the order of their names, for any number of them", async () => {
      expect(await listedIds({ filters: { ids: ["7", "3", "x", "5"] } })).toEqual([7, 3, 5]);
      const many = Array.from({ length: 2000 }, (_, index) => String(index + 1));
      expect((await list({ first: 2000, filters: { ids: many } })).paginatorInfo.total).toBe(12);
    });
  });

  describe("order", () => {
    it("is Hungarian by name", async () => {
      expect(await listedNames({ sort: "NAME" })).toEqual([
        "Alma Golden",
        "Almalé 1 l",
        "Cukormentes joghurt",
        "Csemege sonka",
        "Dobostorta",
        "Eper",
        "Körte Vilmos",
        "Öntöttvas üst",
        "Őszi sör 0,5 l",
        "Tej 2,8% 1 l",
        "Tejföl 20% 330 g",
      ]);
      expect((await listedNames({ sort: "NAME", direction: "DESC" })).at(0)).toBe("Tejföl 20% 330 g");
    });

    it("[PRICE-3] is by the current price", async () => {
      const cheapest = await listedIds({ sort: "PRICE" });
      expect(cheapest.slice(0, 4)).toEqual([ids.yoghurt, ids.milk, ids.beer, ids.apple]);
      expect(await listedIds({ sort: "PRICE", direction: "DESC" })).toEqual([...cheapest].reverse());
    });

    it("[PRICE-6] [CAT-7] sorts by the unit price unit by unit, the most frequent first, in both directions", async () => {
      expect((await listedIds({ sort: "UNIT_PRICE" })).slice(0, 4)).toEqual([
        ids.apple,
        ids.pear,
        ids.sourCream,
        ids.milk,
      ]);
      expect((await listedIds({ sort: "UNIT_PRICE", direction: "DESC" })).slice(0, 4)).toEqual([
        ids.sourCream,
        ids.pear,
        ids.apple,
        ids.milk,
      ]);
      const last = (await listedIds({ sort: "UNIT_PRICE", direction: "DESC" })).slice(4);
      expect(last).toEqual((await listedIds({ sort: "UNIT_PRICE" })).slice(4));
    });

    it("sorts the most liked first by default, and the newest first by age", async () => {
      expect((await listedIds({})).slice(0, 3)).toEqual([ids.appleJuice, ids.milk, ids.apple]);
      expect((await listedIds({ sort: "CREATED_AT" })).at(0)).toBe(ids.yoghurt);
    });
  });

  describe("pages", () => {
    it("cut the list without gaps and give their positions", async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, first: 4, sort: "NAME" })));
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
        (await list({ first: 100, sort: "NAME" })).data.map(({ id }) => id),
      );
      expect(pages.at(1)?.paginatorInfo).toEqual({
        currentPage: 2,
        perPage: 4,
        lastPage: 3,
        total: 11,
        hasMorePages: true,
      });
      expect((await list({ page: 9, first: 4 })).data).toEqual([]);
    });

    it.each([
      [{ page: 0 }, "page"],
      [{ page: -3 }, "page"],
      [{ page: 2_000_000_000 }, "page"],
      [{ first: 0 }, "first"],
      [{ first: 101 }, "first"],
      [{ first: 2001, filters: { ids: ["1"] } }, "first"],
    ])("refuse values out of bounds before any query: %o", async (variables, field) => {
      backend().takeStatements();
      const { status, data, errors } = await backend().ask<undefined>(listQuery, variables);
      expect({ status, data }).toEqual({ status: 400, data: undefined });
      expect(errors).toMatchObject([
        { extensions: { code: "VALIDATION_FAILED", validation: { [field]: [expect.any(String)] } } },
      ]);
      expect(backend().takeStatements()).toEqual([]);
    });

    it("take no more ids than a page holds", async () => {
      const { data, errors } = await backend().ask<Page | null>(listQuery, {
        filters: { ids: Array.from({ length: 2001 }, () => "1") },
      });
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        {
          path: ["products"],
          extensions: { code: "VALIDATION_FAILED", validation: { "filters.ids": [expect.any(String)] } },
        },
      ]);
    });
  });

  describe("facets", () => {
    it("count each attribute without its own filter", async () => {
      const { facets } = await list({
        filters: {
          attributes: [
            { code: "brand", option_ids: ["11"] },
            { code: "diet", option_ids: ["21"] },
          ],
        },
      });
      expect(facets.attributes).toEqual([
        { code: "brand", options: [{ id: "11", count: 1 }] },
        { code: "diet", options: [{ id: "21", count: 1 }] },
      ]);
      const { facets: byBrand } = await list({ filters: { attributes: [{ code: "brand", option_ids: ["11"] }] } });
      expect(byBrand.attributes).toEqual([
        {
          code: "brand",
          options: [
            { id: "11", count: 2 },
            { id: "12", count: 3 },
          ],
        },
        { code: "diet", options: [{ id: "21", count: 1 }] },
      ]);
    });

    it("[PRICE-3] give the ends of the current price and count the marks, each without its own filter", async () => {
      const whole = { price_min: 299, price_max: 29990, discounted_count: 2, news_count: 1 };
      expect((await list()).facets).toMatchObject(whole);
      expect((await list({ filters: { price_from: 400, price_to: 600 } })).facets).toMatchObject({
        ...whole,
        discounted_count: 2,
        news_count: 1,
      });
      expect((await list({ filters: { discounted: true } })).facets).toEqual({
        attributes: [
          { code: "brand", options: [{ id: "11", count: 1 }] },
          { code: "diet", options: [{ id: "21", count: 1 }] },
        ],
        price_min: 400,
        price_max: 499,
        discounted_count: 2,
        news_count: 0,
      });
      expect((await list({ filters: { category_id: "99" } })).facets).toEqual({
        attributes: [],
        price_min: null,
        price_max: null,
        discounted_count: 0,
        news_count: 0,
      });
    });
  });

  it("[PRICE-7] finds exactly the products that the rule calls new, to the millisecond", async () => {
    const { db } = backend().database;
    const products = await db
      .selectFrom("products")
      .select(["id", "news_from_date", "news_to_date"])
      .where("status", "!=", "PERMANENTLY_ENDED")
      .execute();
    const turns = products
      .flatMap(({ news_from_date, news_to_date }) => [news_from_date, news_to_date])
      .flatMap((turn) => (turn === null ? [] : [Date.parse(turn)]));
    expect(turns).not.toHaveLength(0);
    for (const now of turns.flatMap((turn) => [turn - 1, turn, turn + 1]).map((time) => new Date(time))) {
      backend().setNow(now.toISOString());
      const expected = products
        .filter((row) => isNews({ newsFrom: row.news_from_date, newsTo: row.news_to_date }, { now }))
        .map(({ id }) => id);
      expect(await listedIds({ filters: { news: true } })).toEqual(expected);
    }
    backend().setNow(firstNow);
  });

  it("[PRICE-1] turns its current prices with the day in Budapest, not in Greenwich", async () => {
    const discounted = () => listedIds({ filters: { discounted: true }, sort: "PRICE" });
    backend().setNow("2026-11-21T22:59:59Z");
    expect(await discounted()).toEqual([ids.beer, ids.apple]);
    backend().setNow("2026-11-21T23:00:00Z");
    expect(await discounted()).toEqual([ids.milk, ids.beer]);
    backend().setNow(firstNow);
    expect(await discounted()).toEqual([ids.beer, ids.apple]);
  });
});
