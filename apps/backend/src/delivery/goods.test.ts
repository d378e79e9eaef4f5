import type { GoodsTrait } from "@kamra/core/delivery";
import type { Updateable } from "kysely";
import { describe, expect, it } from "vitest";
import type { ProductTable } from "../database/DatabaseSchema.ts";
import { ids } from "../seed/smallSeed.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";

interface Method {
  readonly id: string;
  readonly is_available: boolean;
  readonly refuses: ReadonlyArray<string> | null;
  readonly errors: ReadonlyArray<{ readonly kind: string; readonly product_ids: ReadonlyArray<string> | null }>;
}

const methodFields = "id is_available refuses errors { kind product_ids }";
const plain: Updateable<ProductTable> = {
  storage: "AMBIENT",
  is_fragile: false,
  adults_only: false,
  is_mpl: true,
  weight: 500,
};
const traits: ReadonlyArray<readonly [string, Updateable<ProductTable>, ReadonlyArray<string>]> = [
  ["plain", {}, []],
  ["chilled", { storage: "CHILLED" }, ["2", "3"]],
  ["frozen", { storage: "FROZEN" }, ["2", "3"]],
  ["fragile", { is_fragile: true }, ["2", "3"]],
  ["not for the post", { is_mpl: false }, ["2", "3"]],
  ["for adults", { adults_only: true }, ["3"]],
  ["of 21 kg", { weight: 21_000 }, ["2"]],
  ["of 41 kg", { weight: 41_000 }, ["1", "2"]],
];

onBothDatabases("goods", (backend) => {
  const { readyCart, slot, createOrder } = orderClient(backend);
  const carts = cartClient<{ shipping_method: Method | null }>(backend, `shipping_method { ${methodFields} }`);
  const db = () => backend().database.db;
  const milkIs = (row: Updateable<ProductTable>) =>
    db()
      .updateTable("products")
      .set({ ...plain, ...row })
      .where("id", "=", ids.milk)
      .execute();
  const open = () => setActive(3, true);
  const methods = async (cart_id: string) =>
    (
      await backend().ask<{ shippingMethods: ReadonlyArray<Method> }>(
        `query ($cart_id: ID) { shippingMethods(cart_id: $cart_id, postcode: 1186) { ${methodFields} } }`,
        { cart_id },
      )
    ).data.shippingMethods;
  const setActive = (id: number, is_active: boolean) =>
    db().updateTable("shipping_methods").set({ is_active }).where("id", "=", id).execute();
  const ofMilk = { kind: "products", product_ids: [String(ids.milk)] };

  describe("of each trait go by some methods and not by others:", () => {
    it.each(traits)("[SHIP-8] %s", async (_, row, refusing) => {
      await open();
      await milkIs(row);
      const cart_id = await readyCart({
        products: [
          { product_id: ids.milk, piece: 1 },
          { product_id: ids.pear, piece: 1 },
        ],
      });
      const offered = await methods(cart_id);
      const undeliverable = offered.filter(({ errors }) => errors.some(({ kind }) => kind === "products"));
      expect(undeliverable.map(({ id }) => id)).toEqual(refusing);
      for (const { is_available, errors } of undeliverable) {
        expect(is_available).toBe(false);
        expect(errors).toContainEqual(ofMilk);
      }
    });
  });

  it.each(["1", "2", "3", "4"])(
    "[SHIP-8] are refused when the cart chooses method %s, and when it is ordered, by what the shop says that it refuses",
    async (shipping_method) => {
      const refused = (refuses: GoodsTrait[] | null) =>
        db().updateTable("shipping_methods").set({ refuses }).where("id", "=", Number(shipping_method)).execute();
      await open();
      await milkIs({ storage: "CHILLED" });
      await refused(["CHILLED"]);
      const cart_id = await readyCart({
        shipping_method,
        payment_method: "3",
        shipping_address,
        post_point: "1",
        ...(shipping_method === "1" && { timetable_time_slot: await slot() }),
      });
      const { shipping_method: chosen } = await carts.read(cart_id);
      expect(chosen).toMatchObject({
        id: shipping_method,
        is_available: false,
        refuses: ["CHILLED"],
        errors: [ofMilk],
      });
      const { data, errors } = await createOrder({ cart_id });
      expect(data).toBeNull();
      expect(Object.keys(errors[0]?.extensions.validation ?? {})).toContain("shipping_method");

      await refused([]);
      expect((await createOrder({ cart_id })).errors).toEqual([]);
      await refused(null);
    },
  );

  it("[SHIP-8] raw chicken does not go by parcel machine, however the call is made", async () => {
    await open();
    await milkIs({ storage: "CHILLED" });
    const toPost = { payment_method: "3", shipping_address, post_point: "1" };
    const cart_id = await readyCart({
      ...toPost,
      shipping_method: "3",
      products: [{ product_id: ids.pear, piece: 1 }],
    });
    expect((await carts.read(cart_id)).shipping_method).toMatchObject({ is_available: true });
    await carts.updated({
      id: cart_id,
      products: [
        { product_id: ids.pear, piece: 1 },
        { product_id: ids.milk, piece: 1 },
      ],
    });
    const { data, errors } = await createOrder({ cart_id });
    expect(data).toBeNull();
    expect(Object.keys(errors[0]?.extensions.validation ?? {})).toContain("shipping_method");
    await milkIs({});
  });

  it("[SHIP-3] [SHIP-9] a method that the shop has switched off says so besides, and so goes to no place", async () => {
    await setActive(3, false);
    await milkIs({ storage: "CHILLED" });
    const cart_id = await readyCart({ products: [{ product_id: ids.milk, piece: 1 }] });
    const off = (await methods(cart_id)).find(({ id }) => id === "3");
    expect(off?.is_available).toBe(false);
    expect(off?.errors.map(({ kind }) => kind)).toEqual(["unavailable", "products"]);
    await setActive(3, true);
    const on = (await methods(cart_id)).find(({ id }) => id === "3");
    expect(on?.errors.map(({ kind }) => kind)).toEqual(["products"]);
    await milkIs({});
  });
});
