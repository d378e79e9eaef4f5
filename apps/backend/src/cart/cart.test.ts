import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Line {
  product: { id: string };
  piece: number;
  alternative_quantity_piece: number | null;
  quantityType: string;
  sliced: boolean;
  price: number;
  total_price: number;
  additional_information: { gift_card_text: string | null; ribbon_color: string | null } | null;
}

interface Cart {
  id: string;
  hash: string;
  cart_products: Line[];
  total_price: number;
  discount_price: number | null;
  coupon_code: string | null;
  shipping_address: { postcode: number; city: string; street: string | null } | null;
  warnings: { product_id: string; product_name: string; message: string }[];
}

const fields = `id hash total_price discount_price coupon_code warnings { product_id product_name message }
  shipping_address { name postcode city street house_number note telephone }
  cart_products { product { id } piece alternative_quantity_piece quantityType sliced price total_price additional_information { gift_card_text ribbon_color } }`;

const anyText: unknown = expect.any(String);

onBothDatabases("a cart", (backend) => {
  let id = "";
  beforeEach(async () => {
    backend().setNow(firstNow);
    const { data } = await backend().ask<{ createCart: Cart }>(`mutation { createCart { ${fields} } }`);
    ({ id } = data.createCart);
  });

  const update = (input: Record<string, unknown>) =>
    backend().ask<{ updateCart: Cart } | null>(
      `mutation ($input: UpdateCartInput!) { updateCart(input: $input) { ${fields} } }`,
      { input: { id, ...input } },
    );

  async function updated(input: Record<string, unknown>): Promise<Cart> {
    const { data, errors } = await update(input);
    expect(errors).toEqual([]);
    if (data === null) throw new Error("No cart");
    return data.updateCart;
  }
  const set = (...products: Record<string, unknown>[]) => updated({ products });

  async function read(cartId = id): Promise<Cart | null> {
    const { data, errors } = await backend().ask<{ cart: Cart | null }>(
      `query ($id: ID!) { cart(id: $id) { ${fields} } }`,
      { id: cartId },
    );
    expect(errors).toEqual([]);
    return data.cart;
  }

  describe("when it is new", () => {
    it("[CART-1] is empty and has an unguessable id", async () => {
      expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(await read()).toEqual({
        id,
        hash: anyText,
        cart_products: [],
        total_price: 0,
        discount_price: null,
        coupon_code: null,
        shipping_address: null,
        warnings: [],
      });
    });

    it("[CART-3] is null for an unknown id, and an error for a malformed one", async () => {
      expect(await read("AAAAAAAAAAAAAAAAAAAAAA")).toBeNull();
      for (const wrong of ["", "1", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAA'-"]) {
        for (const query of ["cart", "getCart"]) {
          const { data, errors } = await backend().ask(`query ($id: ID!) { ${query}(id: $id) { id } }`, { id: wrong });
          expect(data).toEqual({ [query]: null });
          expect(errors).toMatchObject([{ path: [query], extensions: { code: "INVALID_CART_ID" } }]);
        }
      }
    });

    it.each(["nonsense", "AAAAAAAAAAAAAAAAAAAAAA"])("[CART-3] cannot be created by updating %s", async (unknown) => {
      const { data, errors } = await update({ id: unknown, products: [{ product_id: "1", piece: 1 }] });
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: "INVALID_CART_ID" } }]);
    });
  });

  describe("has lines that", () => {
    it("[CART-18] [PRICE-3] [LAW-3] cost the current price times the amount, and the deposits", async () => {
      const cart = await set({ product_id: ids.beer, piece: 3 }, { product_id: ids.apple, piece: 1.25 });
      expect(cart.cart_products).toEqual([
        {
          product: { id: "5" },
          piece: 3,
          alternative_quantity_piece: null,
          quantityType: "default",
          sliced: false,
          price: 400,
          total_price: 1350,
          additional_information: null,
        },
        {
          product: { id: "1" },
          piece: 1.25,
          alternative_quantity_piece: null,
          quantityType: "default",
          sliced: false,
          price: 499,
          total_price: 624,
          additional_information: null,
        },
      ]);
      expect(cart.total_price).toBe(1974);
    });

    it.each([
      [{ piece: 0.01 }, 0.5, null],
      [{ piece: 0.37 }, 0.5, null],
      [{ piece: 0.625 }, 0.75, null],
      [{ piece: 0.62499 }, 0.5, null],
      [{ piece: 3, quantity_type: "alternative" }, 0.54, 3],
      [{ piece: 0.2, quantity_type: "alternative" }, 0.18, 1],
      [{ piece: 2.5, quantity_type: "alternative" }, 0.54, 3],
    ])("[QTY-2] [QTY-4] [QTY-6] are rounded by the rules: %o", async (amount, piece, alternative) => {
      const {
        cart_products: [line],
      } = await set({ product_id: ids.apple, ...amount });
      expect(line).toMatchObject({ piece, alternative_quantity_piece: alternative });
    });

    it("[QTY-3] are exact: ten tenths are one", async () => {
      const {
        cart_products: [line],
      } = await set({ product_id: ids.pear, piece: 0.1 + 0.2 + 0.3 + 0.4 });
      expect(line).toMatchObject({ piece: 1, total_price: 899 });
    });

    it("[CART-4] are added, replaced and removed one by one, the others and their order staying", async () => {
      await set(
        { product_id: ids.milk, piece: 1 },
        { product_id: ids.pear, piece: 1 },
        { product_id: ids.beer, piece: 1 },
      );
      const cart = await set(
        { product_id: ids.milk, piece: 5 },
        { product_id: ids.pear, piece: 0 },
        { product_id: ids.yoghurt, piece: 2 },
      );
      expect(cart.cart_products.map(({ product, piece }) => [Number(product.id), piece])).toEqual([
        [ids.milk, 5],
        [ids.beer, 1],
        [ids.yoghurt, 2],
      ]);
      expect(await read()).toEqual(cart);
    });

    it("take the last entry when a product is named twice", async () => {
      const cart = await set({ product_id: ids.milk, piece: 1 }, { product_id: ids.milk, piece: 4 });
      expect(cart.cart_products.map(({ piece }) => piece)).toEqual([4]);
    });

    it("[CART-10] are all removed by an empty list or null, and none is removed when products are not named", async () => {
      await set({ product_id: ids.milk, piece: 1 });
      expect((await updated({})).cart_products).toHaveLength(1);
      expect((await updated({ products: null })).cart_products).toEqual([]);
      await set({ product_id: ids.milk, piece: 1 });
      expect((await updated({ products: [] })).cart_products).toEqual([]);
    });

    it("[FORM-6] keep a gift's words as they are seen", async () => {
      const information = { gift_card_text: " Boldog\u00a0\u200bnévnapot!\r\nPuszi ", ribbon_color: "pi\u00adros\n" };
      const cart = await set({ product_id: ids.cake, piece: 1, additional_information: information });
      expect(cart.cart_products).toMatchObject([
        { additional_information: { gift_card_text: "Boldog névnapot!\nPuszi", ribbon_color: "piros" } },
      ]);
    });

    it("[SPEC-1] [CART-7] keep their slices, gift card and ribbon until a change names them", async () => {
      const information = { gift_card_text: "Boldog születésnapot!", ribbon_color: "piros" };
      await set(
        { product_id: ids.ham, piece: 0.2, sliced: true },
        { product_id: ids.cake, piece: 1, additional_information: information },
      );
      const kept = await set({ product_id: ids.ham, piece: 0.3 }, { product_id: ids.cake, piece: 2 });
      expect(kept.cart_products).toMatchObject([
        { sliced: true, piece: 0.3 },
        { additional_information: information, piece: 2 },
      ]);
      const cleared = await set(
        { product_id: ids.ham, piece: 0.3, sliced: null },
        { product_id: ids.cake, piece: 2, additional_information: null },
      );
      expect(cleared.cart_products).toMatchObject([{ sliced: false }, { additional_information: null }]);
    });
  });

  describe("has an address that", () => {
    it("[CART-17] stays when it is not named, and is removed by null", async () => {
      const shipping_address = {
        postcode: 1186,
        city: "Budapest",
        street: "Közdűlő út",
        house_number: "46-50",
        name: "Kiss Éva",
        note: null,
        telephone: "36301234567",
      };
      expect((await updated({ shipping_address })).shipping_address).toEqual(shipping_address);
      expect((await set({ product_id: ids.milk, piece: 1 })).shipping_address).toEqual(shipping_address);
      expect(
        (await updated({ shipping_address: { postcode: 8315, city: "Gyenesdiás" } })).shipping_address,
      ).toMatchObject({ postcode: 8315, street: null, name: null });
      expect((await updated({ shipping_address: null })).shipping_address).toBeNull();
    });
  });

  it("[CART-11] [FMT-5] warns of lines that can no longer be ordered", async () => {
    await set({ product_id: ids.cake, piece: 1 }, { product_id: ids.milk, piece: 1 });
    const { db } = backend().database;
    await db.updateTable("products").set({ status: "OUT_OF_STOCK" }).where("id", "=", ids.cake).execute();
    expect((await read())?.warnings).toEqual([
      { product_id: String(ids.cake), product_name: "Dobostorta", message: "Átmeneti készlethiány" },
    ]);
    await db.updateTable("products").set({ status: "AVAILABLE" }).where("id", "=", ids.cake).execute();
    expect((await read())?.warnings).toEqual([]);
  });

  it("[CART-16] loses nothing when changes come at the same time", async () => {
    const products = [ids.milk, ids.beer, ids.yoghurt, ids.cake, ids.pear, ids.appleJuice];
    const changes = products.flatMap((product_id) => [1, 2, 3].map((piece) => ({ product_id, piece })));
    const answers = await Promise.all(changes.map((change) => update({ products: [change] })));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const cart = await read();
    expect(cart?.cart_products.map(({ product }) => Number(product.id)).sort((a, b) => a - b)).toEqual(
      [...products].sort((a, b) => a - b),
    );
    // Updates are serialized, so the final cart is one of the answers.
    expect(answers.map(({ data }) => data?.updateCart.hash)).toContain(cart?.hash);
  });

  it("[CART-16] keeps a line option of one change when another change of the same line comes at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      await set({ product_id: ids.ham, piece: 0 });
      await set({ product_id: ids.ham, piece: 0.1 });
      const pieces = [0.2, 0.3, 0.4, 0.5].map((piece) => ({ product_id: ids.ham, piece }));
      await Promise.all(
        [...pieces, { product_id: ids.ham, piece: 0.6, sliced: true }, ...pieces].map((change) => set(change)),
      );
      expect((await read())?.cart_products).toMatchObject([{ sliced: true }]);
    }
  });

  it("costs the same few statements with one line and with many", async () => {
    const statementsFor = async (): Promise<string[]> => {
      backend().takeStatements();
      await backend().ask(
        `query ($id: ID!) { cart(id: $id) { cart_products { product { id name empties { price } images { id } attributes { code } categories { id } } } } }`,
        { id },
      );
      return backend().takeStatements();
    };
    await set({ product_id: ids.beer, piece: 1 });
    const forOne = await statementsFor();
    await set(
      ...[ids.milk, ids.yoghurt, ids.cake, ids.pear, ids.apple, ids.ham].map((product_id) => ({
        product_id,
        piece: 1,
      })),
    );
    expect((await statementsFor()).length).toBe(forOne.length);
    expect(forOne.length).toBeLessThanOrEqual(8);
  });
});
