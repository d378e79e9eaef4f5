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

  it("[SHIP-1] is not taken by an order that is fetched, though its cart held one", async () => {
    const fetched = await readyCart({ shipping_address, timetable_time_slot: await slot() });
    await placed({ cart_id: fetched });
    const places = await backend()
      .database.db.selectFrom("time_slot_places")
      .where("cart_id", "=", fetched)
      .select("held_until")
      .execute();
    expect(places).toEqual([{ held_until: "2026-11-21T09:15:00.000Z" }]);
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
