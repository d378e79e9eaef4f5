import { checkoutTexts } from "@kamra/core/checkout";
import { deliveryTexts } from "@kamra/core/delivery";
import { beforeEach, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";

onBothDatabases("the time slot of an order", (backend) => {
  const { createOrder, readyCart, slot, placed } = orderClient(backend);
  beforeEach(async () => {
    await backend().database.db.deleteFrom("time_slot_places").execute();
  });

  const places = (cartId: string) =>
    backend().database.db.selectFrom("time_slot_places").where("cart_id", "=", cartId).select("held_until").execute();

  it.each([
    ["pickup", { shipping_method: "4" }],
    ["the post", { shipping_method: "2" }],
    ["a place that the courier does not reach", { shipping_address: { postcode: 8315, city: "Gyenesdiás" } }],
  ])("[SHIP-7] is free for others as soon as its cart goes by %s, and does not come back", async (_what, change) => {
    const timetable_time_slot = await slot();
    const id = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot });
    expect(await places(id)).toHaveLength(1);
    const carts = cartClient<{ timetable_time_slot: { id: string } | null }>(backend, "timetable_time_slot { id }");
    expect((await carts.updated({ id, ...change })).timetable_time_slot).toBeNull();
    expect(await places(id)).toEqual([]);
    const back = await carts.updated({ id, shipping_method: "1", shipping_address });
    expect(back.timetable_time_slot).toBeNull();
  });

  it("[SHIP-7] is not given to a cart that is fetched", async () => {
    const id = await readyCart({ shipping_address });
    const carts = cartClient<{ id: string }>(backend, "id");
    expect(await carts.invalid({ id, timetable_time_slot: await slot() })).toEqual({
      timetable_time_slot: [deliveryTexts.timeSlotRefusals.inactive],
    });
    expect(await places(id)).toEqual([]);
    await placed({ cart_id: id });
  });

  it.each([
    ["is lighter", { weight_limit: 1 }, "tooHeavy"],
    ["is over", { visible_until: "2026-11-21T08:59:59Z" }, "past"],
  ] as const)("[SHIP-6] is refused with its reason when the held one %s by then", async (_how, change, reason) => {
    const { db } = backend().database;
    const timetable_time_slot = await slot();
    const cart_id = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot });
    const row = db.selectFrom("time_slots").where("id", "=", Number(timetable_time_slot)).selectAll();
    const { id, weight_limit, visible_until } = await row.executeTakeFirstOrThrow();
    const set = (values: object) => db.updateTable("time_slots").set(values).where("id", "=", id).execute();
    await set(change);
    const { errors } = await createOrder({ cart_id });
    expect(errors[0]?.extensions.validation).toEqual({
      timetable_time_slot: [deliveryTexts.timeSlotRefusals[reason]],
    });
    await set({ weight_limit, visible_until });
  });

  it("[SEAM-2] is said to have expired when it did, and to be unchosen when it was never held", async () => {
    const { db } = backend().database;
    const cart_id = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() });
    const held_until = "2026-11-21T08:59:59Z";
    await db.updateTable("time_slot_places").set({ held_until }).where("cart_id", "=", cart_id).execute();
    const said = async (id: string) => (await createOrder({ cart_id: id })).errors[0]?.extensions.validation;
    const { blockers } = checkoutTexts;
    expect(await said(cart_id)).toEqual({ timetable_time_slot: [blockers.lostTimeSlot] });
    const other = await readyCart({ shipping_method: "1", shipping_address });
    expect(await said(other)).toEqual({ timetable_time_slot: [blockers.timeSlot] });
  });

  it("[ORDER-4] is refused together with all else that is wrong, each by its field", async () => {
    const { db } = backend().database;
    const timetable_time_slot = await slot();
    const delivery = { shipping_method: "1", shipping_address, timetable_time_slot };
    const cart_id = await readyCart({ ...delivery, payment_method: null, billing_address: null });
    const limited = db.updateTable("time_slots").where("id", "=", Number(timetable_time_slot));
    const { weight_limit } = await db
      .selectFrom("time_slots")
      .where("id", "=", Number(timetable_time_slot))
      .select("weight_limit")
      .executeTakeFirstOrThrow();
    await limited.set({ weight_limit: 1 }).execute();
    const { errors } = await createOrder({ cart_id, password: "rövid", comment: "x".repeat(2001) });
    await limited.set({ weight_limit }).execute();
    expect(Object.keys(errors[0]?.extensions.validation ?? {}).toSorted()).toEqual([
      "billing_address",
      "comment",
      "password",
      "payment_method",
      "timetable_time_slot",
    ]);
  });

  it("[CHK-3] is never of another sector", async () => {
    const chosen = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() });
    await cartClient<{ hash: string }>(backend, "hash").updated({
      id: chosen,
      shipping_address: { ...shipping_address, postcode: 2040, city: "Budaörs" },
    });
    const { errors } = await createOrder({ cart_id: chosen });
    expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual(["timetable_time_slot"]);
  });
});
