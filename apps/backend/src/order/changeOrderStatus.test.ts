import { beforeEach, expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";

onBothDatabases("Moving an order on", (backend) => {
  const { readyCart, slot, placed } = orderClient(backend);
  const db = () => backend().database.db;
  const now = new Date(firstNow);

  beforeEach(async () => {
    await db().deleteFrom("time_slot_places").execute();
    await db().updateTable("products").set({ stock: 10, status: "AVAILABLE" }).where("id", "=", ids.milk).execute();
  });

  /** An order of two litres of milk with a time slot, which holds its place and stock. */
  const ordered = async () => {
    const cart = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() });
    return Number((await placed({ cart_id: cart })).order.id);
  };
  const held = async () => {
    const places = await db().selectFrom("time_slot_places").select("cart_id").execute();
    const milk = db().selectFrom("products").where("id", "=", ids.milk).select("stock");
    return { places: places.length, stock: (await milk.executeTakeFirstOrThrow()).stock };
  };
  const eventsOf = async (orderId: number) =>
    (
      await db().selectFrom("order_events").where("order_id", "=", orderId).orderBy("id").select("status").execute()
    ).map(({ status }) => status);

  it("[ORDER-11] keeps its place and its stock while it is on its way, and writes each step down.", async () => {
    const orderId = await ordered();
    for (const status of ["PROCESSING", "KAMRA_SHIPPED"] as const)
      expect(await changeOrderStatus(db(), { orderId, status, now })).toMatchObject({
        status,
        withdrawable_until: null,
      });
    expect(await held()).toEqual({ places: 1, stock: 8 });
    expect(await eventsOf(orderId)).toEqual(["ACCEPTED", "PROCESSING", "KAMRA_SHIPPED"]);
  });

  it("[ORDER-11] [LAW-11] can be withdrawn from for fourteen days after delivery, by Budapest's clock.", async () => {
    const orderId = await ordered();
    for (const status of ["PROCESSING", "KAMRA_SHIPPED"] as const)
      await changeOrderStatus(db(), { orderId, status, now });
    const { withdrawable_until } = await changeOrderStatus(db(), { orderId, status: "COMPLETE", now });
    expect(new Date(withdrawable_until ?? "").toISOString()).toBe("2026-12-05T23:00:00.000Z");
  });

  it("[ORDER-11] gives its place and its stock back once, when it is given up and when it is cancelled after that.", async () => {
    const orderId = await ordered();
    expect(await held()).toEqual({ places: 1, stock: 8 });
    for (const status of ["MARKED_TO_CANCEL", "MARKED_TO_CANCEL", "CANCELED"] as const)
      await changeOrderStatus(db(), { orderId, status, now });
    expect(await held()).toEqual({ places: 0, stock: 10 });
    expect(await eventsOf(orderId)).toEqual(["ACCEPTED", "MARKED_TO_CANCEL", "CANCELED"]);
  });

  it("[ORDER-11] returns stock and place also when it is cancelled immediately.", async () => {
    const orderId = await ordered();
    await db().updateTable("orders").set({ status: "PENDING" }).where("id", "=", orderId).execute();
    await changeOrderStatus(db(), { orderId, status: "CANCELED", now });
    expect(await held()).toEqual({ places: 0, stock: 10 });
  });

  it("[ORDER-11] refuses a transition that is not allowed, with a message.", async () => {
    const orderId = await ordered();
    await expect(changeOrderStatus(db(), { orderId, status: "COMPLETE", now })).rejects.toThrow(
      "The order is ACCEPTED and cannot become COMPLETE",
    );
    expect(await eventsOf(orderId)).toEqual(["ACCEPTED"]);
  });
});
