import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { address, start, timeSlotClient } from "../testing/timeSlotClient.ts";

interface Offer {
  readonly earliest: { readonly range_date: string; readonly time_from: string; readonly time_to: string } | null;
  readonly visible_until: string | null;
  readonly lowest_price: number | null;
  readonly highest_price: number | null;
}

onBothDatabases("the offer of time slots", (backend) => {
  const { cartWith, create, slotAt, slots, updated } = timeSlotClient(backend);
  const db = () => backend().database.db;
  const ask = (variables: Record<string, unknown>) =>
    backend().ask<{ shippingMethods: ReadonlyArray<{ readonly id: string; readonly time_slots: Offer | null }> }>(
      `query ($cart_id: ID, $postcode: Int) { shippingMethods(cart_id: $cart_id, postcode: $postcode) {
        id time_slots { earliest { range_date time_from time_to } visible_until lowest_price highest_price } } }`,
      variables,
    );
  const offered = async (variables: Record<string, unknown> = { postcode: 1186 }) => {
    const { data, errors } = await ask(variables);
    expect(errors).toEqual([]);
    return data.shippingMethods;
  };
  const ofCourier = async (variables?: Record<string, unknown>) =>
    (await offered(variables)).find(({ id }) => id === "1")?.time_slots ?? null;
  const earliestOf = (offer: Offer | null) =>
    offer?.earliest && `${offer.earliest.range_date} ${offer.earliest.time_from}`;
  const none: Offer = { earliest: null, visible_until: null, lowest_price: null, highest_price: null };

  beforeEach(async () => {
    backend().setNow(firstNow);
    await db().deleteFrom("time_slot_places").execute();
    await db().updateTable("time_slots").set({ is_active: true }).execute();
  });

  it("[SHIP-10] names the first that can be chosen at the place, its deadline, and the lowest and highest price", async () => {
    const all = await slots();
    const prices = all.map(({ price }) => price);
    expect(await ofCourier()).toEqual({
      // The store is closed on the 21st, on which tomorrow morning's slot would have ended (SHIP-11).
      earliest: { range_date: "2026-11-22", time_from: "18:00", time_to: "20:00" },
      visible_until: all[0]?.visible_until,
      lowest_price: Math.min(...prices),
      highest_price: Math.max(...prices),
    });
    expect(earliestOf(await ofCourier({ postcode: 2040 }))).toBe("2026-11-23 08:00");
  });

  it("[SHIP-10] [SHIP-6] leaves out what is full, past, inactive, or too small for the cart's weight", async () => {
    const [first, second] = await slots();
    expect([first, second].map((slot) => slot && start(slot))).toEqual(["2026-11-22 18:00", "2026-11-23 08:00"]);
    const holder = await cartWith(first ?? null);
    await cartWith(first ?? null);
    expect(earliestOf(await ofCourier())).toBe("2026-11-23 08:00");
    expect(earliestOf(await ofCourier({ postcode: 1186, cart_id: holder }))).toBe("2026-11-22 18:00");

    await db().updateTable("time_slots").set({ is_active: false }).where("id", "=", Number(second?.id)).execute();
    expect(earliestOf(await ofCourier())).toBe("2026-11-23 18:00");

    backend().setNow("2026-11-23T09:00:00+01:00");
    expect(earliestOf(await ofCourier())).toBe("2026-11-24 08:00");
    backend().setNow(firstNow);

    const heavy = await create();
    const limit = (await slotAt("2026-11-23 08:00")).weight_limit;
    await db()
      .updateTable("products")
      .set({ weight: limit + 1 })
      .where("id", "=", ids.pear)
      .execute();
    await updated({ id: heavy, shipping_address: address, products: [{ product_id: ids.pear, piece: 1 }] });
    const kept = (await slots()).filter(({ weight_limit }) => weight_limit > limit);
    expect(earliestOf(await ofCourier({ postcode: 1186, cart_id: heavy }))).toBe(kept[0] ? start(kept[0]) : null);
    await db().updateTable("products").set({ weight: 1000 }).where("id", "=", ids.pear).execute();
  });

  it("[SHIP-10] says so when none is free", async () => {
    await db().updateTable("time_slots").set({ is_active: false }).execute();
    expect(await ofCourier()).toEqual(none);
  });

  it("is absent for other methods, where the courier does not go, and without a place", async () => {
    expect((await offered()).filter(({ id }) => id !== "1").map(({ time_slots }) => time_slots)).toEqual([
      null,
      null,
      null,
    ]);
    for (const nowhere of [{ postcode: 8315 }, { postcode: -1 }, {}, { cart_id: await cartWith(null) }])
      expect(await ofCourier(nowhere)).toBeNull();
  });

  it("is not told for a cart that does not exist", async () => {
    const { errors } = await ask({ cart_id: "AAAAAAAAAAAAAAAAAAAAAA", postcode: 1186 });
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CART_ID" } }]);
  });

  describe("costs", () => {
    it("one statement for all methods and any number of slots", async () => {
      const statements = async (variables: Record<string, unknown>) => {
        backend().takeStatements();
        await offered(variables);
        return backend().takeStatements().length;
      };
      const without = await statements({ postcode: 8315 });
      expect(await statements({ postcode: 2040 })).toBe(without + 1);
      expect(await statements({ postcode: 1186 })).toBe(without + 1);
    });
  });
});
