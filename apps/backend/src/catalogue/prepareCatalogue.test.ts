import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import type { DatabaseLocation } from "../database/Database.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { ids, smallSeed } from "../seed/smallSeed.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import type { CatalogueSeed } from "./CatalogueSeed.ts";

/** One that is still there when it is opened again. */
const database = async (): Promise<DatabaseLocation> =>
  inject("isFull") ? { kind: "folder", path: temporaryFolder() } : { kind: "server", url: await emptyDatabase() };

/** The same catalogue again, but without one product. */
const nextSeed: CatalogueSeed = {
  version: "small without beer",
  async fill(db, options) {
    await smallSeed.fill(db, options);
    await db.deleteFrom("products").where("id", "=", ids.beer).execute();
  },
};

const cartQuery =
  "query ($id: ID!) { cart(id: $id) { cart_products { product { id } piece sliced substitution } timetable_time_slot { id } shipping_method { id } } }";

it("is filled once, and again when the seed changes; carts keep the products that still exist", async () => {
  const kept = await database();
  const first = await startTestBackend({ database: kept });
  const { data } = await first.ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
  const { id } = data.createCart;
  const products = [
    { product_id: ids.ham, piece: 0.2, sliced: true, substitution: "CALL_ME" },
    { product_id: ids.beer, piece: 1 },
    { product_id: ids.apple, piece: 1 },
  ];
  const { data: timetable } = await first.ask<{ timetableTimeSlots: { id: string }[] }>(
    "{ timetableTimeSlots(postcode: 1186) { id } }",
  );
  const slot = timetable.timetableTimeSlots[0]?.id;
  await first.ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: { id, products, timetable_time_slot: slot, shipping_method: "2" },
  });
  await first.close();

  let fills = 0;
  const counted: CatalogueSeed = { ...smallSeed, fill: () => Promise.resolve(void (fills += 1)) };
  const again = await startTestBackend({ database: kept, seed: counted });
  expect(fills).toBe(0);
  await again.close();

  const next = await startTestBackend({ database: kept, seed: nextSeed });
  expect((await next.ask(cartQuery, { id })).data).toEqual({
    cart: {
      cart_products: [
        { product: { id: "7" }, piece: 0.2, sliced: true, substitution: "CALL_ME" },
        { product: { id: "1" }, piece: 1, sliced: false, substitution: "LEAVE_OUT" },
      ],
      timetable_time_slot: { id: slot },
      shipping_method: { id: "2" },
    },
  });
  expect((await next.ask("{ products(first: 100) { paginatorInfo { total } } }")).data).toEqual({
    products: { paginatorInfo: { total: 10 } },
  });
  await next.close();
});

it("stays unchanged when filling it fails", async () => {
  const kept = await database();
  const first = await startTestBackend({ database: kept });
  await first.close();
  const failing: CatalogueSeed = {
    version: "failing",
    async fill(db, options) {
      await smallSeed.fill(db, options);
      throw new Error("The seed ran dry");
    },
  };
  await expect(startTestBackend({ database: kept, seed: failing })).rejects.toThrow("The seed ran dry");
  const after = await startTestBackend({ database: kept });
  expect(await (await after.fetch("/health")).json()).toMatchObject({ seed: "small" });
  expect((await after.ask("{ products(first: 100) { paginatorInfo { total } } }")).data).toEqual({
    products: { paginatorInfo: { total: 11 } },
  });
  await after.close();
});

it("[PRICE-1] has the dates that it is rolled to in its lists", async () => {
  const rolling: CatalogueSeed = {
    ...smallSeed,
    async rollDates(db) {
      await db
        .updateTable("products")
        .set({ special_to_date: "2026-11-20", news_to_date: "2026-11-20T00:00:00Z" })
        .execute();
    },
  };
  const backend = await startTestBackend({ seed: rolling });
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

it("is counted, and nothing waits to be put into the indexes of lists and searches", async () => {
  const backend = await startTestBackend();
  const { db } = backend.database;
  const { rows: counted } =
    await sql`select reltuples::integer as products from pg_class where relname = 'product_index'`.execute(db);
  expect(counted).toEqual([{ products: 12 }]);
  await db.updateTable("product_index").set({ current_price: 7 }).execute();
  const { rows: waiting } = await sql`
    select indexrelid::regclass::text as name, gin_clean_pending_list(indexrelid)::integer as pages
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = 'product_index'::regclass and amname = 'gin' order by 1`.execute(db);
  expect(waiting).toEqual(
    ["category_ids", "option_ids", "search"].map((column) => ({ name: `product_index_${column}_idx`, pages: 0 })),
  );
  await backend.close();
});
