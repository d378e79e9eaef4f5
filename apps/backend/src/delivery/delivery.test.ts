import { describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";

interface Method {
  __typename: string;
  id: string;
  is_available: boolean;
  errors: { kind: string; message: string; product_ids: string[] | null }[];
}

onBothDatabases("in a delivery", (backend) => {
  async function methods(variables: Record<string, unknown> = {}): Promise<Method[]> {
    const { data, errors } = await backend().ask<{ shippingMethods: Method[] }>(
      `query ($cart_id: ID, $postcode: Int) { shippingMethods(cart_id: $cart_id, postcode: $postcode) { __typename id is_available errors { kind message product_ids } } }`,
      variables,
    );
    expect(errors).toEqual([]);
    return data.shippingMethods;
  }
  const problems = async (variables: Record<string, unknown>) =>
    Object.fromEntries((await methods(variables)).map(({ id, errors }) => [id, errors.map(({ kind }) => kind)]));

  async function cartOf(...products: Record<string, unknown>[]): Promise<string> {
    const { data } = await backend().ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
    const { id } = data.createCart;
    await backend().ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
      input: { id, products },
    });
    return id;
  }

  describe("shipping methods", () => {
    const rangesOf = async () =>
      (
        await backend().ask<{ shippingMethods: { price_ranges: { from: number; price: number }[] }[] }>(
          "{ shippingMethods { price_ranges { from price } } }",
        )
      ).data.shippingMethods;

    /** The shop has switched the post points off. */
    const off = ["unavailable"];

    it("are the four kinds, with their prices", async () => {
      const { data } = await backend()
        .ask(`{ shippingMethods { __typename id name price extra_cost discount_price max_weight is_available description
        price_ranges { from price } cash_cost } }`);
      const shared = {
        extra_cost: null,
        discount_price: null,
        max_weight: null,
        is_available: true,
        description: null,
        price_ranges: [],
        cash_cost: 390,
      };
      expect(data).toEqual({
        shippingMethods: [
          {
            ...shared,
            __typename: "CourierShippingMethod",
            id: "1",
            name: "Kamra",
            price: 990,
            extra_cost: 150,
            max_weight: 40000,
          },
          {
            ...shared,
            __typename: "PostalShippingMethod",
            id: "2",
            name: "MPL",
            price: 1990,
            discount_price: 990,
            max_weight: 20000,
            price_ranges: [
              { from: 0, price: 1990 },
              { from: 15000, price: 0 },
            ],
          },
          {
            ...shared,
            __typename: "PostPointShippingMethod",
            id: "3",
            name: "PostPont",
            price: 1490,
            is_available: false,
            cash_cost: null,
          },
          { ...shared, __typename: "PickupShippingMethod", id: "4", name: "GPoint", price: 0 },
        ],
      });
    });

    it("[SHIP-3] are refused for a postcode where they do not go", async () => {
      expect(await problems({ postcode: 1186 })).toEqual({ 1: [], 2: [], 3: off, 4: [] });
      expect(await problems({ postcode: 8315 })).toEqual({ 1: ["postcode"], 2: [], 3: off, 4: [] });
      for (const nowhere of [9999, 0, -5, 2_147_483_647]) {
        expect(await problems({ postcode: nowhere })).toEqual({ 1: ["postcode"], 2: ["postcode"], 3: off, 4: [] });
      }
    });

    it("[SHIP-3] [SPEC-1] are refused for products that they cannot carry; the post names them", async () => {
      const cart_id = await cartOf({ product_id: ids.cake, piece: 1 }, { product_id: ids.milk, piece: 1 });
      const [, postal] = await methods({ cart_id });
      expect(postal).toMatchObject({
        is_available: false,
        errors: [
          {
            kind: "products",
            product_ids: [String(ids.cake)],
            message: "A kiválasztott szállítási móddal bizonyos kosaradban lévő termékek nem szállíthatóak.",
          },
        ],
      });
    });

    it("[SHIP-3] [WEIGHT-2] are refused for a weight above their most, deposit items weighed along, and not at it", async () => {
      const bottles = (piece: number) => cartOf({ product_id: ids.beer, piece });
      expect(await problems({ cart_id: await bottles(25) })).toEqual({ 1: [], 2: [], 3: [...off, "products"], 4: [] });
      expect(await problems({ cart_id: await bottles(26) })).toEqual({
        1: [],
        2: ["weight"],
        3: [...off, "products"],
        4: [],
      });
      expect(await problems({ cart_id: await bottles(51), postcode: 8315 })).toEqual({
        1: ["weight", "postcode"],
        2: ["weight"],
        3: [...off, "products"],
        4: [],
      });
    });

    it("[TOTAL-2] are discounted from a limit on, which counts products without deposits and after the coupon", async () => {
      const { db } = backend().database;
      await db
        .updateTable("shipping_methods")
        .set({ discount_price: 0, discount_from_amount: 4000 })
        .where("id", "=", 1)
        .execute();
      const discount = async (variables: Record<string, unknown>) => {
        const { data } = await backend().ask<{ shippingMethods: { discount_price: number | null }[] }>(
          "query ($cart_id: ID) { shippingMethods(cart_id: $cart_id) { discount_price } }",
          variables,
        );
        return data.shippingMethods[0]?.discount_price;
      };
      expect(await discount({})).toBeNull();
      const [courier] = await rangesOf();
      expect(courier?.price_ranges).toEqual([
        { from: 0, price: 990 },
        { from: 4000, price: 0 },
      ]);
      // 400 Ft each, and 50 Ft for the bottle.
      expect(await discount({ cart_id: await cartOf({ product_id: ids.beer, piece: 9 }) })).toBeNull();
      const cart_id = await cartOf({ product_id: ids.beer, piece: 10 });
      expect(await discount({ cart_id })).toBe(0);
      await backend().ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
        input: { id: cart_id, coupon_code: "TIZ" },
      });
      expect(await discount({ cart_id })).toBeNull();
      await db
        .updateTable("shipping_methods")
        .set({ discount_price: null, discount_from_amount: null })
        .where("id", "=", 1)
        .execute();
    });

    it.each(["nonsense", "AAAAAAAAAAAAAAAAAAAAAA"])("are refused for an unknown cart: %s", async (cart_id) => {
      const { data, errors } = await backend().ask(
        "query ($cart_id: ID) { shippingMethods(cart_id: $cart_id) { id } }",
        { cart_id },
      );
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: "INVALID_CART_ID" } }]);
    });
  });

  describe("postcodes", () => {
    const look = async (filters: Record<string, unknown>): Promise<unknown> => {
      const { data, errors } = await backend().ask<{ postcodes: unknown }>(
        "query ($filters: PostcodeFilters!) { postcodes(filters: $filters) { postcode city street } }",
        { filters },
      );
      expect(errors).toEqual([]);
      return data.postcodes;
    };

    it("[ADDR-6] list their places, of which there may be several or none", async () => {
      expect(await look({ postcode: 8315 })).toEqual([{ postcode: 8315, city: "Gyenesdiás", street: null }]);
      expect(await look({ postcode: 7396 })).toEqual([
        { postcode: 7396, city: "Liget", street: null },
        { postcode: 7396, city: "Magyarszék", street: null },
      ]);
      for (const postcode of [9999, 0, -1, 2_147_483_647]) expect(await look({ postcode })).toEqual([]);
    });

    it("are found by the beginning of a place or street, accents and case aside", async () => {
      expect(await look({ city: "gyenesdias" })).toEqual([{ postcode: 8315, city: "Gyenesdiás", street: null }]);
      expect(await look({ street: "KOZDULO" })).toEqual([{ postcode: 1186, city: "Budapest", street: "Közdűlő út" }]);
      expect(await look({ street: "m", postcode: 1186, city: "Buda" })).toEqual([
        { postcode: 1186, city: "Budapest", street: "Margó Tivadar utca" },
      ]);
      expect(await look({ street: "m", postcode: 8315 })).toEqual([]);
    });

    it("are a hundred at most, places and streets", async () => {
      const { db } = backend().database;
      const of = <Row>(row: (index: number) => Row) => Array.from({ length: 101 }, (_, index) => row(index));
      await db
        .insertInto("places")
        .values(of((index) => ({ postcode: 9000 + index, city: "Próbafalva" })))
        .execute();
      await db
        .insertInto("streets")
        .values(of((index) => ({ postcode: 9000, city: "Próbafalva", name: `Próba utca ${index}` })))
        .execute();
      expect(await look({ city: "Próbafalva" })).toHaveLength(100);
      expect(await look({ street: "Próba" })).toHaveLength(100);
      await db.deleteFrom("streets").where("city", "=", "Próbafalva").execute();
      await db.deleteFrom("places").where("city", "=", "Próbafalva").execute();
    });

    it("take no wildcards, and long texts find nothing", async () => {
      for (const city of ["%", "_yenes", "\\"]) expect(await look({ city })).toEqual([]);
      for (const street of ["%", "_ozd", "\\", "' or true --", "k".repeat(100_000)])
        expect(await look({ street, postcode: 1186 })).toEqual([]);
    });
  });
});
