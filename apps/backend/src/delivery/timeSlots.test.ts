import { beforeEach, describe, expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { address, start, timeSlotClient } from "../testing/timeSlotClient.ts";
import { takeTimeSlot } from "./takeTimeSlot.ts";

onBothDatabases("time slots", (backend) => {
  const { cartWith, create, invalid, read, slotAt, slots, updated } = timeSlotClient(backend);
  const wanted = "2026-11-23 08:00";

  beforeEach(async () => {
    backend().setNow(firstNow);
    await backend().database.db.deleteFrom("time_slot_places").execute();
    // The first store is closed on the first day, which is none of these tests' concern.
    await backend().database.db.deleteFrom("store_special_days").where("date", "<", "2028-01-01").execute();
  });

  describe("the timetable", () => {
    it("[SHIP-6] offers what can still be chosen, from now for seven days and more, by day and by time", async () => {
      const all = await slots();
      expect(all[0]).toEqual({
        id: all[0]?.id,
        sector: { id: "1", name: "Pestszentlőrinc" },
        order_limit: 2,
        weight_limit: 20000,
        price: 990,
        range_date: "2026-11-22",
        timeRange: { id: "1", time_from: "08:00", time_to: "10:00" },
        visible_until: "2026-11-21T19:00:00.000Z",
        status: "ACTIVE",
        held_until: null,
      });
      const days = ["22", "23", "24", "25", "26", "27", "28"].map((day) => `2026-11-${day}`);
      expect(all.map(start)).toEqual(days.flatMap((day) => [`${day} 08:00`, `${day} 18:00`]));
    });

    it("shows a slot to the very moment until which it is visible", async () => {
      backend().setNow("2026-11-21T20:00:00+01:00");
      expect((await slots()).map(start)).toContain("2026-11-22 08:00");
      backend().setNow("2026-11-21T20:00:00.001+01:00");
      expect((await slots()).map(start)).not.toContain("2026-11-22 08:00");
    });

    it("[SHIP-11] has no slot on a closed day, nor outside of the hours of a special one, nor an end on a closed day", async () => {
      const { db } = backend().database;
      const closed = { opens: null, closes: null };
      const days = [
        { store_id: 1, date: "2028-12-24", name: "Szenteste", ...closed },
        { store_id: 1, date: "2028-12-25", name: "Karácsony", ...closed },
        { store_id: 1, date: "2028-12-27", name: "Leltár", opens: "08:00", closes: "12:00" },
      ];
      await db.insertInto("store_special_days").values(days).execute();
      backend().setNow("2028-12-22T09:00:00+01:00");
      const all = await slots();
      expect(all.map(start)).toEqual([
        "2028-12-23 08:00",
        "2028-12-23 18:00",
        "2028-12-26 08:00",
        "2028-12-26 18:00",
        "2028-12-27 08:00",
        "2028-12-28 08:00",
        "2028-12-28 18:00",
        "2028-12-29 08:00",
        "2028-12-29 18:00",
      ]);
      expect(all.find((slot) => start(slot) === "2028-12-26 08:00")?.visible_until).toBe("2028-12-23T23:00:00.000Z");
      // A day that is closed later: what is free goes, what is held is sold no more.
      const slot = await slotAt("2028-12-29 08:00");
      await cartWith(slot);
      await db
        .insertInto("store_special_days")
        .values({ store_id: 1, date: "2028-12-29", name: "Zárva", ...closed })
        .execute();
      backend().setNow("2028-12-23T09:00:00+01:00");
      expect((await slots()).filter((each) => each.range_date === "2028-12-29")).toMatchObject([
        { id: slot.id, status: "INACTIVE" },
      ]);
      await db.deleteFrom("store_special_days").where("date", ">=", "2028-01-01").execute();
    });

    it.each([
      ["after days without a request", "2026-12-24T09:00:00+01:00", "2026-12-31"],
      ["when a day before is asked about again", "2026-11-20T09:00:00+01:00", "2026-11-27"],
    ])("continues for seven days %s, each slot once", async (_when, now, lastDay) => {
      backend().setNow(now);
      const all = (await slots()).map(start);
      expect(all.at(-1)).toBe(`${lastDay} 18:00`);
      expect(new Set(all.map((each) => each.slice(0, 10))).size).toBeGreaterThanOrEqual(7);
      expect(new Set(all).size).toBe(all.length);
    });

    it("reckons by the clock on the wall, also on days on which clocks change", async () => {
      backend().setNow("2027-03-25T09:00:00+01:00");
      expect(await slotAt("2027-03-28 08:00")).toMatchObject({ visible_until: "2027-03-27T19:00:00.000Z" });
      expect(await slotAt("2027-03-28 18:00")).toMatchObject({ visible_until: "2027-03-28T04:00:00.000Z" });
    });

    it("is that of the sector: the cart's own address unless another is named, and none outside the delivery area", async () => {
      expect((await slots({ postcode: 2040 })).map(start)).toEqual(["2026-11-23 08:00"]);
      const id = await cartWith(null);
      expect(await slots({ cart_id: id })).toEqual(await slots({ postcode: 1186 }));
      expect((await slots({ cart_id: id, postcode: 2040 })).map(({ sector }) => sector.id)).toEqual(["2"]);
      for (const nowhere of [{ postcode: 8315 }, { postcode: -1 }, {}, { cart_id: await create() }])
        expect(await slots(nowhere)).toEqual([]);
    });

    it.each(["nonsense", "AAAAAAAAAAAAAAAAAAAAAA"])("is refused for an unknown cart: %s", async (cart_id) => {
      const { errors } = await backend().ask("query ($cart_id: ID) { timetableTimeSlots(cart_id: $cart_id) { id } }", {
        cart_id,
      });
      expect(errors).toMatchObject([{ extensions: { code: "INVALID_CART_ID" } }]);
    });

    it("costs the same few statements for any number of slots", async () => {
      const count = async (variables: Record<string, unknown>) => {
        backend().takeStatements();
        const { length } = await slots(variables);
        return { length, statements: backend().takeStatements().length };
      };
      const [few, many] = [await count({ postcode: 2040 }), await count({ postcode: 1186 })];
      expect(many.length).toBeGreaterThan(few.length);
      expect([few.statements, many.statements]).toEqual([1, 1]);
    });
  });

  describe("a chosen slot", () => {
    it("[CART-17] is held for 15 minutes and then offered again", async () => {
      const slot = await slotAt(wanted);
      const id = await create();
      const held = await updated({ id, shipping_address: address, timetable_time_slot: slot.id });
      expect(held.timetable_time_slot).toEqual({ ...slot, held_until: "2026-11-21T09:15:00.000Z" });
      expect(await slotAt(wanted, { cart_id: id })).toEqual(held.timetable_time_slot);
      expect(await slotAt(wanted)).toEqual(slot);
      await cartWith(slot);
      expect(await slotAt(wanted)).toMatchObject({ status: "FULL", held_until: null });
      expect(await slotAt(wanted, { cart_id: id })).toMatchObject({ status: "ACTIVE" });

      backend().setNow("2026-11-21T10:14:59.999+01:00");
      expect(await read(id)).toEqual(held);
      backend().setNow("2026-11-21T10:15:00+01:00");
      expect((await read(id)).timetable_time_slot).toBeNull();
      expect(await slotAt(wanted)).toEqual(slot);
      await cartWith(slot);
      await cartWith(slot);
      expect(await invalid({ id, timetable_time_slot: slot.id })).toEqual({
        timetable_time_slot: ["Ez az idősáv betelt."],
      });
    });

    it("is reserved again when it is chosen again, and counts as one cart", async () => {
      const slot = await slotAt(wanted);
      const id = await cartWith(slot);
      const { hash } = await read(id);
      backend().setNow("2026-11-21T10:10:00+01:00");
      const again = await updated({ id, timetable_time_slot: slot.id });
      expect(again.timetable_time_slot?.held_until).toBe("2026-11-21T09:25:00.000Z");
      expect(again.hash).toBe(hash);
      expect(await slotAt(wanted)).toMatchObject({ status: "ACTIVE" });
    });

    it("[CART-17] gives its place back for another one, and by null", async () => {
      const [slot, other] = [await slotAt(wanted), await slotAt("2026-11-23 18:00")];
      const id = await cartWith(slot);
      await cartWith(slot);
      expect(await slotAt(wanted)).toMatchObject({ status: "FULL" });
      const moved = await updated({ id, timetable_time_slot: other.id });
      expect(moved.timetable_time_slot).toMatchObject({ id: other.id, price: 1290 });
      expect(await slotAt(wanted)).toMatchObject({ status: "ACTIVE" });
      const cleared = await updated({ id, timetable_time_slot: null });
      expect(cleared.timetable_time_slot).toBeNull();
      expect(cleared.hash).not.toBe(moved.hash);
      expect(
        await backend().database.db.selectFrom("time_slot_places").where("cart_id", "=", id).selectAll().execute(),
      ).toEqual([]);
    });

    it("stays reserved when the new choice is refused", async () => {
      const [slot, other] = [await slotAt(wanted), await slotAt("2026-11-23 18:00")];
      const id = await cartWith(slot);
      await cartWith(other);
      await cartWith(other);
      await invalid({ id, timetable_time_slot: other.id });
      expect((await read(id)).timetable_time_slot).toMatchObject({ id: slot.id });
    });

    it("is given back when the address is in another sector", async () => {
      const id = await cartWith(await slotAt(wanted));
      const elsewhere = await updated({ id, shipping_address: { postcode: 2040, city: "Budaörs" } });
      expect(elsewhere.timetable_time_slot).toBeNull();
      expect((await updated({ id, shipping_address: address })).timetable_time_slot).toBeNull();
      expect(await backend().database.db.selectFrom("time_slot_places").selectAll().execute()).toEqual([]);
    });

    it.each([
      ["that is none", { timetable_time_slot: "holnap" }, "Ez az idősáv nem választható."],
      ["without a name", { timetable_time_slot: "" }, "Ez az idősáv nem választható."],
      ["that does not exist", { timetable_time_slot: "999999" }, "Ez az idősáv nem választható."],
      ["of another sector", { shipping_address: { postcode: 2040, city: "Budaörs" } }, "Ez az idősáv nem választható."],
      [
        "for a lighter cart",
        { products: [{ product_id: ids.anvil, piece: 1 }] },
        "A kosarad túl nehéz ehhez az idősávhoz.",
      ],
    ])("[SHIP-6] is refused by its field: one %s", async (_which, more, message) => {
      const slot = await slotAt(wanted);
      const id = await cartWith(null);
      expect(await invalid({ id, timetable_time_slot: slot.id, ...more })).toEqual({ timetable_time_slot: [message] });
      expect((await read(id)).timetable_time_slot).toBeNull();
      expect(await slotAt(wanted)).toEqual(slot);
    });

    it("[SHIP-6] is refused when it is no longer offered, or too late", async () => {
      const [slot, next] = [await slotAt(wanted), await slotAt("2026-11-22 08:00")];
      const id = await cartWith(null);
      const { db } = backend().database;
      await db.updateTable("time_slots").set({ is_active: false }).where("id", "=", Number(slot.id)).execute();
      expect(await slotAt(wanted)).toMatchObject({ status: "INACTIVE" });
      expect(await invalid({ id, timetable_time_slot: slot.id })).toEqual({
        timetable_time_slot: ["Ez az idősáv nem választható."],
      });
      await db.updateTable("time_slots").set({ is_active: true }).execute();
      backend().setNow("2026-11-21T20:00:00.001+01:00");
      expect(await invalid({ id, timetable_time_slot: next.id })).toEqual({
        timetable_time_slot: ["Erre az idősávra már nem lehet rendelni."],
      });
    });
  });

  describe("an order's slot", () => {
    const take = (cartId: string, now: string) =>
      backend()
        .database.db.transaction()
        .execute((db) => takeTimeSlot(db, { cartId, now: new Date(now) }));

    it("is taken permanently while its place is reserved", async () => {
      const slot = await slotAt(wanted);
      const id = await cartWith(slot);
      expect(await take(id, "2026-11-21T10:14:59+01:00")).toBe(Number(slot.id));
      backend().setNow("2026-11-21T12:00:00+01:00");
      await cartWith(await slotAt(wanted));
      expect(await slotAt(wanted)).toMatchObject({ status: "FULL" });
      expect((await read(id)).timetable_time_slot).toMatchObject({ id: slot.id, held_until: null });
    });

    it("cannot be taken when its place is held no more", async () => {
      const id = await cartWith(await slotAt(wanted));
      expect(await take(id, "2026-11-21T10:15:00+01:00")).toBeNull();
      expect(await take(await create(), firstNow)).toBeNull();
    });
  });
});
