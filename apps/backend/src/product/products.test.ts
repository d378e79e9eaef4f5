import { describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { productClient } from "../testing/productClient.ts";

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
    const { listedIds } = productClient(backend);

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
  },
  { imageUrls: (key) => ({ full: `/full/${key}`, list: `/list/${key}`, thumbnail: `/thumbnail/${key}` }) },
);
