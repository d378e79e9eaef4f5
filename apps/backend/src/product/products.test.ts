import { isNews } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Page {
  products: {
    data: { id: string; name: string }[];
    paginatorInfo: { currentPage: number; perPage: number; lastPage: number; total: number; hasMorePages: boolean };
    facets: {
      attributes: { code: string; options: { id: string; count: number }[] }[];
      price_min: number | null;
      price_max: number | null;
      discounted_count: number;
      news_count: number;
    };
  };
}

const listQuery = `query ($page: Int! = 1, $first: Int! = 48, $filters: ProductFilters, $sort: ProductSort, $direction: SortDirection) {
  products(page: $page, first: $first, filters: $filters, sort: $sort, direction: $direction) {
    data { id name }
    paginatorInfo { currentPage perPage lastPage total hasMorePages }
    facets { attributes { code options { id count } } price_min price_max discounted_count news_count }
  }
}`;

/** Every product field of the contract. */
const everything = `id ext_id previous_id name status url_key smarturl categories { id name url_key } default_category_id price barcodes price_unit
  price_per_unit unit_price special_unit_price personal_discount_unit_price vat special_price special_from_date special_to_date
  personal_discount_price lowest_price_30d webshop_only_price news_from_date news_to_date description components
  nutrition_data { name value } allergens vote_calculated { vote_count_one vote_count_five vote_avg } prefixbox_score
  alternative_quantity_name alternative_quantity_minimum alternative_quantity_scale alternative_quantity_exchange_rate
  default_quantity_name default_quantity_minimum default_quantity_scale gift_message_available is_mpl meta_title meta_description
  meta_keywords min_expiry_days package_official_g package_official_ml sliceable weight is_subscribed
  empties { id name price weight images { id conversions { full } } }
  attributes { id name code filterable is_active options { id label position is_active is_default } }
  images { id alt conversions { full list thumbnail } } promo_type adults_only`;

onBothDatabases(
  "products",
  (backend) => {
    async function list(variables: Record<string, unknown> = {}): Promise<Page["products"]> {
      const { data, errors } = await backend().ask<Page>(listQuery, variables);
      expect(errors).toEqual([]);
      return data.products;
    }
    const listedIds = async (variables: Record<string, unknown>): Promise<number[]> =>
      (await list({ first: 100, ...variables })).data.map(({ id }) => Number(id));
    const listedNames = async (variables: Record<string, unknown>): Promise<string[]> =>
      (await list({ first: 100, ...variables })).data.map(({ name }) => name);

    describe("one product", () => {
      it("[PRICE-6] answers every field, unit prices by the rule and days as days", async () => {
        const { data, errors } = await backend().ask<{ getProductById: unknown }>(
          `{ getProductById(id: "${ids.apple}") { ${everything} } }`,
        );
        expect(errors).toEqual([]);
        expect(data.getProductById).toEqual({
          id: "1",
          ext_id: null,
          previous_id: null,
          name: "Alma Golden",
          status: "AVAILABLE",
          url_key: "alma-golden",
          smarturl: null,
          categories: [
            { id: "3000", name: "Alma, körte", url_key: "alma-korte" },
            { id: "30", name: "Gyümölcs", url_key: "gyumolcs" },
          ],
          default_category_id: null,
          price: 599,
          barcodes: ["5991234567890"],
          price_unit: "kg",
          price_per_unit: 1,
          unit_price: 599,
          special_unit_price: 499,
          personal_discount_unit_price: null,
          vat: 27,
          special_price: 499,
          special_from_date: "2026-11-18",
          special_to_date: "2026-11-21",
          personal_discount_price: null,
          lowest_price_30d: 549,
          webshop_only_price: false,
          news_from_date: null,
          news_to_date: null,
          description: "<p>Ropogós.</p>",
          components: null,
          nutrition_data: [{ name: "Energia", value: "218 kJ" }],
          allergens: [],
          vote_calculated: { vote_count_one: 1, vote_count_five: 2, vote_avg: 3.67 },
          prefixbox_score: 90,
          alternative_quantity_name: "db",
          alternative_quantity_minimum: null,
          alternative_quantity_scale: 1,
          alternative_quantity_exchange_rate: 0.18,
          default_quantity_name: "kg",
          default_quantity_minimum: 0.3,
          default_quantity_scale: 0.25,
          gift_message_available: false,
          is_mpl: true,
          meta_title: null,
          meta_description: null,
          meta_keywords: null,
          min_expiry_days: null,
          package_official_g: null,
          package_official_ml: null,
          sliceable: false,
          weight: 1000,
          is_subscribed: false,
          empties: [],
          attributes: [
            {
              id: "1",
              name: "Márka",
              code: "brand",
              filterable: true,
              is_active: true,
              options: [{ id: "11", label: "Kerti", position: 1, is_active: true, is_default: false }],
            },
            {
              id: "2",
              name: "Étrend",
              code: "diet",
              filterable: true,
              is_active: true,
              options: [{ id: "21", label: "Vegán", position: 1, is_active: true, is_default: false }],
            },
          ],
          images: [
            {
              id: "1",
              alt: "Alma",
              conversions: { full: "/full/apple", list: "/list/apple", thumbnail: "/thumbnail/apple" },
            },
          ],
          promo_type: null,
          adults_only: false,
        });
      });

      it("[LAW-3] carries its deposit items with their pictures", async () => {
        const { data } = await backend().ask(
          `{ getProductByUrlKey(url_key: "oszi-sor-0-5-l") { empties { id name price weight images { id } } } }`,
        );
        expect(data).toEqual({
          getProductByUrlKey: {
            empties: [{ id: "1", name: "0,5 l-es üveg", price: 50, weight: 300, images: [{ id: "2" }] }],
          },
        });
      });

      it.each([
        ["url_key", "tejfol-20-330-g"],
        ["smarturl", "tejfol-akcio"],
      ])("is found by its %s", async (_field, key) => {
        const { data } = await backend().ask(`query ($key: String!) { getProductByUrlKey(url_key: $key) { id } }`, {
          key,
        });
        expect(data).toEqual({ getProductByUrlKey: { id: String(ids.sourCream) } });
      });

      it.each(["0", "-1", "1.5", "999999", "99999999999999999999", "alma", "", "1 or 1=1"])(
        "is null for an unknown id: %j",
        async (id) => {
          const { data, errors } = await backend().ask(`query ($id: ID!) { getProductById(id: $id) { id } }`, { id });
          expect(errors).toEqual([]);
          expect(data).toEqual({ getProductById: null });
        },
      );

      it("shows a discontinued product at its own address, but in no list", async () => {
        const { data } = await backend().ask(`{ getProductByUrlKey(url_key: "megszunt-szorp") { status } }`);
        expect(data).toEqual({ getProductByUrlKey: { status: "PERMANENTLY_ENDED" } });
        expect(await listedIds({})).not.toContain(ids.ended);
        expect(await listedIds({ filters: { productStatus: ["PERMANENTLY_ENDED"] } })).toEqual([ids.ended]);
        expect(await listedIds({ filters: { ids: [ids.ended] } })).toEqual([ids.ended]);
      });
    });

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

      it("narrows by each attribute and widens by the options of one", async () => {
        const brand = (...option_ids: string[]) => ({ code: "brand", option_ids });
        expect(await listedIds({ filters: { attributes: [brand("11", "12")] }, sort: "NAME" })).toHaveLength(5);
        expect(
          await listedIds({ filters: { attributes: [brand("11"), { code: "diet", option_ids: ["21"] }] } }),
        ).toEqual([ids.apple]);
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

      it("[PRICE-6] sorts by the unit price, products without one last in both directions", async () => {
        expect((await listedIds({ sort: "UNIT_PRICE" })).slice(0, 4)).toEqual([
          ids.milk,
          ids.apple,
          ids.pear,
          ids.sourCream,
        ]);
        expect((await listedIds({ sort: "UNIT_PRICE", direction: "DESC" })).slice(0, 4)).toEqual([
          ids.sourCream,
          ids.pear,
          ids.apple,
          ids.milk,
        ]);
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

    it("costs the same few statements for one product and for many, for any fields", async () => {
      const query = `query ($ids: [ID!]!) {
      products(filters: { ids: $ids }) { data { ${everything} } paginatorInfo { total } facets { price_min attributes { code } } }
    }`;
      const statementsFor = async (wanted: number[]): Promise<string[]> => {
        backend().takeStatements();
        expect((await backend().ask(query, { ids: wanted })).errors).toEqual([]);
        return backend().takeStatements();
      };
      await statementsFor([ids.beer]);
      const forOne = await statementsFor([ids.beer]);
      expect(forOne.length).toBeLessThanOrEqual(10);
      expect(new Set(await statementsFor(Object.values(ids)))).toEqual(new Set(forOne));
      expect(await statementsFor(Object.values(ids))).toHaveLength(forOne.length);
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
  },
  { imageUrls: (key) => ({ full: `/full/${key}`, list: `/list/${key}`, thumbnail: `/thumbnail/${key}` }) },
);
