import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { type Slot, timeSlotClient } from "../testing/timeSlotClient.ts";

onBothDatabases("a time slot", (backend) => {
  const { cartWith, create, slotAt } = timeSlotClient(backend);
  const wanted = "2026-11-23 08:00";

  beforeEach(async () => {
    backend().setNow(firstNow);
    await backend().database.db.deleteFrom("time_slot_places").execute();
  });

  it("[CART-17] is never oversold by concurrent carts, and each cart gets a place until none is left", async () => {
    const [slot, other] = [await slotAt(wanted), await slotAt("2026-11-23 18:00")];
    const carts = await Promise.all(Array.from({ length: 24 }, () => cartWith(null)));
    const choose = async (id: string, { id: timetable_time_slot }: Slot) => {
      const { errors } = await backend().ask(
        "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }",
        { input: { id, timetable_time_slot } },
      );
      return errors[0]?.extensions.code ?? "held";
    };
    const held = async ({ id }: Slot) =>
      (
        await backend()
          .database.db.selectFrom("time_slot_places")
          .where("time_slot_id", "=", Number(id))
          .select("cart_id")
          .execute()
      ).map(({ cart_id }) => cart_id);

    const first = await Promise.all(carts.map((id) => choose(id, slot)));
    expect(first.filter((outcome) => outcome === "held")).toHaveLength(2);
    expect(new Set(first)).toEqual(new Set(["held", "VALIDATION_FAILED"]));
    expect((await held(slot)).toSorted()).toEqual(carts.filter((_id, index) => first[index] === "held").toSorted());

    // Carts swap slots in both directions concurrently: no deadlock, nothing sold twice.
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await Promise.all(
        carts.flatMap((id, index) =>
          index % 2 === round % 2 ? [choose(id, slot), choose(id, other)] : [choose(id, other), choose(id, slot)],
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(["held", "VALIDATION_FAILED"]));
      expect([(await held(slot)).length, (await held(other)).length]).toEqual([2, 2]);
    }
  });

  it("cannot be oversold even by a direct write that bypasses the rules", async () => {
    const { db } = backend().database;
    const slot = Number((await slotAt(wanted)).id);
    const carts = await Promise.all([create(), create(), create()]);
    const place = (index: number, number: number, order_limit = 2) =>
      db
        .insertInto("time_slot_places")
        .values({ time_slot_id: slot, place: number, order_limit, cart_id: carts[index] ?? "", held_until: null })
        .execute();
    await place(0, 1);
    for (const wrong of [
      () => place(1, 1),
      () => place(0, 2),
      () => place(1, 0),
      () => place(1, 3),
      () => place(1, 3, 3),
    ])
      await expect(wrong()).rejects.toThrow(/constraint/);
    await place(1, 2);
    await expect(db.updateTable("time_slots").set({ order_limit: 1 }).where("id", "=", slot).execute()).rejects.toThrow(
      /constraint/,
    );
    await db.updateTable("time_slots").set({ order_limit: 3 }).where("id", "=", slot).execute();
    await place(2, 3, 3);
    await sql`delete from time_slot_places`.execute(db);
    await db.updateTable("time_slots").set({ order_limit: 2 }).where("id", "=", slot).execute();
  });
});
