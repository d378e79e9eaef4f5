import { sql } from "kysely";
import { expect, it } from "vitest";
import { ids, smallSeed } from "../seed/smallSeed.ts";
import { firstNow, startTestBackend } from "../testing/startTestBackend.ts";
import type { CatalogueSeed } from "./CatalogueSeed.ts";
import { refreshDemo } from "./refreshDemo.ts";

/** The same catalogue again, but without one product. */
const nextSeed: CatalogueSeed = {
  version: "small without beer",
  async fill(db, options) {
    await smallSeed.fill(db, options);
    await db.deleteFrom("products").where("id", "=", ids.beer).execute();
  },
};

const cartQuery =
  "query ($id: ID!) { cart(id: $id) { deleted_products { product_name } cart_products { product { id } piece sliced substitution } timetable_time_slot { id } shipping_method { id } } }";

const totalQuery = "{ products(first: 100) { paginatorInfo { total } } }";
const total = (count: number) => ({ products: { paginatorInfo: { total: count } } });
const now = new Date(firstNow);

it("refills a demo of another version; carts keep the products that still exist, and name the others", async () => {
  const backend = await startTestBackend();
  const { data } = await backend.ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
  const { id } = data.createCart;
  const products = [
    { product_id: ids.ham, piece: 0.2, sliced: true, substitution: "CALL_ME" },
    { product_id: ids.beer, piece: 1 },
    { product_id: ids.apple, piece: 1 },
  ];
  const { data: timetable } = await backend.ask<{ timetableTimeSlots: { id: string }[] }>(
    "{ timetableTimeSlots(postcode: 1186) { id } }",
  );
  const slot = timetable.timetableTimeSlots[0]?.id;
  await backend.ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: { id, products, timetable_time_slot: slot, shipping_method: "1" },
  });

  expect(await refreshDemo(backend.database.unlimited, { seed: smallSeed, now })).toBe(false);
  expect((await backend.ask(totalQuery)).data).toEqual(total(11));
  expect(await refreshDemo(backend.database.unlimited, { seed: nextSeed, now })).toBe(true);
  expect((await backend.ask(totalQuery)).data).toEqual(total(10));
  expect((await backend.ask(cartQuery, { id })).data).toEqual({
    cart: {
      deleted_products: [{ product_name: "Őszi sör 0,5 l" }],
      cart_products: [
        { product: { id: "7" }, piece: 0.2, sliced: true, substitution: "CALL_ME" },
        { product: { id: "1" }, piece: 1, sliced: false, substitution: "LEAVE_OUT" },
      ],
      timetable_time_slot: { id: slot },
      shipping_method: { id: "1" },
    },
  });
  await backend.close();
});

it("changes nothing when the seed fails", async () => {
  const backend = await startTestBackend();
  const failing: CatalogueSeed = {
    version: "failing",
    async fill(db, options) {
      await smallSeed.fill(db, options);
      throw new Error("The seed ran dry");
    },
  };
  await expect(refreshDemo(backend.database.unlimited, { seed: failing, now })).rejects.toThrow("The seed ran dry");
  expect((await backend.ask(totalQuery)).data).toEqual(total(11));
  await backend.close();
});

it("waits for running orders before it holds a row that they need", async () => {
  const backend = await startTestBackend();
  const { db, unlimited } = backend.database;
  const hold = (id: number) => db.selectFrom("products").where("id", "=", id).forUpdate().select("id");
  const refreshing = await db.transaction().execute(async (ordering) => {
    await ordering.executeQuery(hold(ids.milk));
    const outcome = refreshDemo(unlimited, { seed: nextSeed, now });
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_locks where not granted and relation = 'products'::regclass`.execute(db);
        return rows[0]?.waiting;
      })
      .toBe(1);
    await ordering.executeQuery(hold(ids.ham));
    return { outcome };
  });
  expect(await refreshing.outcome).toBe(true);
  await backend.close();
});

it("[PRICE-1] shows the dates that it rolls to in its lists", async () => {
  const rolling: CatalogueSeed = {
    ...smallSeed,
    async rollDates(db) {
      await db
        .updateTable("products")
        .set({ special_to_date: "2026-11-20", news_to_date: "2026-11-20T00:00:00Z" })
        .execute();
    },
  };
  const backend = await startTestBackend();
  await refreshDemo(backend.database.unlimited, { seed: rolling, now });
  expect(
    (
      await backend.ask(
        "{ products(filters: { news: true }) { paginatorInfo { total } } discounted: products(filters: { discounted: true }) { data { id } } }",
      )
    ).data,
  ).toEqual({
    products: { paginatorInfo: { total: 0 } },
    discounted: { data: [] },
  });
  await backend.close();
});
