import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { refreshPrices } from "../catalogue/refreshPrices.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { checkOut, checkouts, connections, findTrouble, insertCarts, WithoutLocks } from "../testing/checkoutRace.ts";
import { orderClient } from "../testing/orderClient.ts";
import { guestContext } from "../testing/guestContext.ts";
import { ids, smallSeed } from "../seed/smallSeed.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { createOrder } from "./createOrder.ts";

/** How many race at the same time; the long run waits for a thousand. */
const count = inject("isFull") ? 1000 : 80;
/** Places in each of eight slots: for about half of those who want the courier. */
const places = Math.floor((count * 0.24) / 8);

describe("checkouts that race each other on PostgreSQL", () => {
  let backend: TestBackend;
  const db = () => backend.database.db;

  beforeAll(async () => {
    const database = await testDatabase({ seed: smallSeed, now: new Date(firstNow) });
    backend = await startTestBackend({ database: { ...database, connections } });
    // The first request of a day makes its time slots.
    await orderClient(() => backend).slot();
    await sql`update time_slots set order_limit = ${places}`.execute(db());
  });
  afterAll(async () => {
    await backend.close();
  });

  const slotIds = async (): Promise<number[]> =>
    (
      await db()
        .selectFrom("time_slots")
        .where("sector_id", "=", 1)
        .where("visible_until", ">", firstNow)
        .orderBy("id")
        .limit(8)
        .select("id")
        .execute()
    ).map(({ id }) => id);

  it("[ORDER-3] [SHIP-6] make one order each, oversell no time slot and lose no cart, concurrently over 16 connections", async () => {
    const all = checkouts(count);
    const slots = await slotIds();
    await insertCarts(db(), all);
    await db().updateTable("products").set({ stock: all.length }).where("id", "=", ids.milk).execute();
    const client = orderClient(() => backend);
    const told = await checkOut(db(), {
      all,
      slots,
      press: async (cart, idempotencyKey) =>
        (await client.placed({ cart_id: cart }, idempotencyKey === null ? {} : { idempotencyKey })).order.id,
    });
    expect(await findTrouble(db(), { all, told })).toEqual({
      duplicates: 0,
      lost: 0,
      toldOtherwise: 0,
      oversold: 0,
      courierOrders: slots.length * places,
    });
    expect(
      await db().selectFrom("products").where("id", "=", ids.milk).select(["stock", "status"]).executeTakeFirst(),
    ).toEqual({ stock: 0, status: "OUT_OF_STOCK" });
  });

  const hold = (transaction: Kysely<DatabaseSchema>, id: number) =>
    transaction.selectFrom("products").where("id", "=", id).forUpdate().select("id").execute();
  async function untilOneWaits(): Promise<void> {
    const waiting = sql<{
      count: number;
    }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db())).rows[0]?.count).toBe(1);
  }

  it("[ORDER-11] lock in one order only: a cancellation and a new order never deadlock", async () => {
    const { placed, readyCart } = orderClient(() => backend);
    await db().updateTable("products").set({ stock: null, status: "AVAILABLE" }).where("id", "=", ids.milk).execute();
    const { transaction_id } = await placed({
      cart_id: await readyCart({
        products: [
          { product_id: ids.beer, piece: 1 },
          { product_id: ids.milk, piece: 1 },
        ],
      }),
    });
    // In the table's order now, not by their ids.
    for (const id of [ids.beer, ids.milk])
      await db().updateTable("products").set({ stock: 10 }).where("id", "=", id).execute();
    const cancelled = await db()
      .transaction()
      .execute(async (ordering) => {
        await hold(ordering, ids.milk);
        const cancelling = backend.ask<{ cancelOrder: object } | null>(
          "mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }",
          { id: transaction_id },
        );
        await untilOneWaits();
        await hold(ordering, ids.beer);
        return { cancelling };
      });
    expect((await cancelled.cancelling).errors).toEqual([]);
  });

  it("[ORDER-8] [SESS-1] do not block a login in another browser, nor does it block them", async () => {
    const { login, register } = accountClient(() => backend);
    const { id, email, password, token } = await register();
    const cart = await orderClient(() => backend).readyCart({}, { token });
    const ordered = await db()
      .transaction()
      .execute(async (ordering) => {
        await ordering.selectFrom("carts").where("id", "=", cart).forUpdate().select("id").execute();
        const guestCart = await cartClient(() => backend, "id").create();
        const loggingIn = login({ email, password, cart_id: guestCart });
        await untilOneWaits();
        // As an order does that keeps the shopper's addresses.
        const held = await ordering
          .selectFrom("users")
          .where("id", "=", id)
          .forUpdate()
          .select("email")
          .executeTakeFirst();
        return { held, loggingIn };
      });
    expect(ordered.held).toEqual({ email });
    expect((await ordered.loggingIn).errors).toEqual([]);
  });

  it("[ORDER-11] [PRICE-1] do not hold up the prices of a new day, nor these them", async () => {
    await db().updateTable("products").set({ price: 419 }).where("id", "=", ids.milk).execute();
    const turned = await db()
      .transaction()
      .execute(async (ordering) => {
        await hold(ordering, ids.milk);
        const turning = db()
          .transaction()
          .execute((transaction) => refreshPrices(transaction, { now: new Date(firstNow), always: true }));
        const outcome = turning.then(
          (changed) => changed,
          (error: unknown) => error,
        );
        await untilOneWaits();
        // As a buyer of the last piece does.
        await ordering
          .updateTable("product_index")
          .set({ status: "OUT_OF_STOCK" })
          .where("product_id", "=", ids.milk)
          .execute();
        return { outcome };
      });
    expect(await turned.outcome).toBe(1);
  });

  it("[ORDER-3] would fail without the constraint, the keys and the locks: second orders appear", async () => {
    await db().updateTable("products").set({ stock: null, status: "AVAILABLE" }).where("id", "=", ids.milk).execute();
    await sql`alter table orders drop constraint orders_cart_id_key`.execute(db());
    const all = checkouts(count).map((checkout) => ({ ...checkout, wantsCourier: false }));
    await insertCarts(db(), all);
    const weakened = db().withPlugin(new WithoutLocks());
    const context = guestContext(weakened);
    const told = await checkOut(db(), {
      all,
      slots: [],
      // Some hold each other up for good without the locks, until PostgreSQL refuses one of them.
      press: (cart) =>
        createOrder({ cart_id: cart, save_billing_address: false, save_shipping_address: false }, context).then(
          ({ transaction_id }) => String(transaction_id),
          String,
        ),
    });
    expect((await findTrouble(db(), { all, told })).duplicates).toBeGreaterThan(0);
  });
});
