import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { cartTexts } from "./text.hu.ts";

interface Cart {
  cart_products: object[];
  shipping_address: object | null;
}

onBothDatabases("a cart is not updated by", (backend) => {
  const { create, read, update, updated } = cartClient<Cart>(
    backend,
    "cart_products { piece } shipping_address { postcode }",
  );
  let id = "";
  beforeEach(async () => {
    id = await create();
  });

  it.each([
    ["[QTY-8] a negative amount", { product_id: ids.milk, piece: -1 }, "products.1.piece"],
    ["[QTY-8] a negative amount of an unknown product", { product_id: "unknown", piece: -0.5 }, "products.1.piece"],
    ["[QTY-8] more than there can be", { product_id: ids.milk, piece: 1_000_000 }, "products.1.piece"],
    ["[QTY-8] far more than there can be", { product_id: ids.milk, piece: 1e300 }, "products.1.piece"],
    [
      "[QTY-1] a unit that the product is not sold in",
      { product_id: ids.milk, piece: 1, quantity_type: "alternative" },
      "products.1.quantity_type",
    ],
    ["slices of what is not sliced", { product_id: ids.milk, piece: 1, sliced: true }, "products.1.sliced"],
    [
      "a gift card with what takes none",
      { product_id: ids.milk, piece: 1, additional_information: { ribbon_color: "kék" } },
      "products.1.additional_information",
    ],
    [
      "a gift card that is a novel",
      { product_id: ids.cake, piece: 1, additional_information: { gift_card_text: "a".repeat(1001) } },
      "products.1.additional_information.gift_card_text",
    ],
    [
      "a ribbon that is a novel",
      { product_id: ids.cake, piece: 1, additional_information: { ribbon_color: "a".repeat(101) } },
      "products.1.additional_information.ribbon_color",
    ],
  ])("%s: by field, and nothing of the update is done", async (_name, entry, field) => {
    const { data, errors } = await update({ id, products: [{ product_id: ids.apple, piece: 1 }, entry] });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        path: ["updateCart"],
        extensions: { code: "VALIDATION_FAILED", validation: { [field]: [expect.stringMatching(/!$/)] } },
      },
    ]);
    expect((await read(id)).cart_products).toEqual([]);
  });

  it.each([
    ["that does not exist", "999999"],
    ["whose id is none", "alma"],
    ["that is out of season", ids.seasonal],
    ["that has ended", ids.ended],
  ])("a product %s cannot be added, but may be removed", async (_name, product_id) => {
    const { data, errors } = await update({
      id,
      products: [
        { product_id: ids.apple, piece: 1 },
        { product_id, piece: 1 },
      ],
    });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "PRODUCT_NOT_FOUND" } }]);
    expect((await read(id)).cart_products).toEqual([]);
    expect((await updated({ id, products: [{ product_id, piece: 0 }] })).cart_products).toEqual([]);
  });

  it("a product more than a cart of 500 holds", async () => {
    await backend()
      .database.db.connection()
      .execute(async (db) => {
        // Products that there need not be.
        await sql`set session_replication_role = replica`.execute(db);
        await sql`insert into cart_products (cart_id, product_id, quantity, quantity_type, sliced)
          select ${id}, 900000 + number, 1, 'default', false from generate_series(1, 500) as number`.execute(db);
        await sql`set session_replication_role = default`.execute(db);
      });
    const { errors } = await update({ id, products: [{ product_id: ids.milk, piece: 1 }] });
    expect(errors).toMatchObject([
      { extensions: { code: "VALIDATION_FAILED", validation: { products: [cartTexts.tooManyLines(500)] } } },
    ]);
  });

  it("a cart too expensive for any total, and too many changes in one request", async () => {
    const dear = await update({ id, products: [{ product_id: ids.anvil, piece: 999_999 }] });
    expect(dear.errors).toMatchObject([
      { extensions: { code: "VALIDATION_FAILED", validation: { products: [expect.any(String)] } } },
    ]);
    const many = await update({
      id,
      products: Array.from({ length: 501 }, () => ({ product_id: ids.milk, piece: 1 })),
    });
    expect(many.errors).toMatchObject([
      { extensions: { code: "VALIDATION_FAILED", validation: { products: [expect.any(String)] } } },
    ]);
    expect((await read(id)).cart_products).toEqual([]);
  });

  it.each([
    [{ postcode: 999, city: "Budapest" }, "shipping_address.postcode"],
    [{ postcode: 11860, city: "Budapest" }, "shipping_address.postcode"],
    [{ postcode: -1186, city: "Budapest" }, "shipping_address.postcode"],
    [{ postcode: 1186, city: "  " }, "shipping_address.city"],
    [{ postcode: 1186, city: "Budapest", note: "a".repeat(501) }, "shipping_address.note"],
  ])("an address that nothing could go to: %o", async (shipping_address, field) => {
    const { errors } = await update({ id, shipping_address, products: [{ product_id: ids.milk, piece: 1 }] });
    expect(errors).toMatchObject([
      { extensions: { code: "VALIDATION_FAILED", validation: { [field]: [expect.any(String)] } } },
    ]);
    expect(await read(id)).toMatchObject({ shipping_address: null, cart_products: [] });
  });

  it("[QTY-8] a direct write that bypasses the rules", async () => {
    const { db } = backend().database;
    const wrong = ["0", "-1", "NaN", "Infinity", "1000000"];
    for (const quantity of wrong) {
      const insert = db
        .insertInto("cart_products")
        .values((eb) => ({
          cart_id: id,
          product_id: ids.milk,
          quantity: eb.cast<number>(eb.val(quantity), "numeric"),
          quantity_type: "default",
          alternative_quantity: null,
          gift_card_text: null,
          ribbon_color: null,
        }))
        .execute();
      await expect(insert, quantity).rejects.toThrow(/constraint|overflow/);
    }
    await updated({ id, products: [{ product_id: ids.milk, piece: 1 }] });
    const twice = db
      .insertInto("cart_products")
      .values({
        cart_id: id,
        product_id: ids.milk,
        quantity: 1,
        quantity_type: "default",
        alternative_quantity: null,
        gift_card_text: null,
        ribbon_color: null,
      })
      .execute();
    await expect(twice).rejects.toThrow(/unique/);
  });
});
