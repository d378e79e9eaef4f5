import { smallSeedIds as ids } from "@kamra/backend";
import { memoryCookies, orThrow } from "@kamra/core";
import type { DeliverySelection } from "@kamra/core/delivery";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import { type CheckoutKit, contactPerson, home, now, shippingAddress, startCheckoutKit } from "./checkout.test.kit.ts";

const village = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" } as const;
const pickup = { type: "personal" } as const;

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

const heldPlaces = () => kit.backend.database.db.selectFrom("time_slot_places").select("cart_id").execute();
beforeEach(() => kit.backend.database.db.deleteFrom("time_slot_places").execute());

/** A guest with a product in the cart, who buys by the pages' own presses. */
async function buyer(selection: DeliverySelection) {
  const opened = openTestShop({ cookies: memoryCookies(), fetch: kit.backend.fetch, now });
  const { shop } = opened;
  await shop.checkout.refresh();
  await shop.delivery.select(selection);
  const add = async (id: number) => {
    const [product] = await shop.catalogue.productsById([String(id)]);
    if (product === undefined) throw new Error(`The seed has no product ${id}`);
    await shop.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
  };
  await add(ids.milk);
  const state = () => shop.cart.state.get();
  return {
    opened,
    shop,
    add,
    pressed: () => state().cart?.shippingMethod?.kind ?? null,
    method: () => state().shippingMethod?.kind ?? null,
    missing: async () => orThrow(await shop.checkout.leave("cart")).map(({ kind }) => kind),
    byCourierAtATime: async () => {
      await shop.checkout.update({ contactPerson });
      await shop.checkout.update({ shippingAddress });
      const slot = shop.checkout.timeSlots.get().days?.[0]?.slots[0];
      await shop.checkout.chooseTimeSlot(slot?.id ?? null);
      expect(state().cart?.timeSlot?.id).toBe(slot?.id);
    },
  };
}

describe("[SHIP-7] [SEAM-1] a change of the place", () => {
  it("leaves the way open from a place without a courier to one with it, and sends no method that nobody pressed", async () => {
    const { shop, add, pressed, method, missing } = await buyer(village);
    expect([await missing(), method(), pressed()]).toEqual([[], "postal", null]);
    await shop.delivery.select(home);
    // Not mailable.
    await add(ids.cake);
    expect([await missing(), method(), pressed()]).toEqual([[], "courier", null]);
    expect(shop.checkout.guard("/megrendeles")).toEqual({ allowed: true });
  });

  it("from the courier and a time to the post: the time goes, for others as well, and does not come back", async () => {
    const { shop, opened, byCourierAtATime, pressed, method, missing } = await buyer(home);
    await byCourierAtATime();
    expect(pressed()).toBe("courier");
    await shop.delivery.select(village);
    await opened.rest();
    expect([await missing(), method()]).toEqual([[], "postal"]);
    expect(shop.cart.state.get()).toMatchObject({ cart: { timeSlot: null }, leftMethod: { kind: "courier" } });
    expect(await heldPlaces()).toEqual([]);
    await shop.delivery.select(home);
    await opened.rest();
    expect([method(), shop.cart.state.get().leftMethod]).toEqual(["courier", null]);
    expect(shop.cart.state.get().cart?.timeSlot).toBeNull();
  });

  it("from the courier and a time to pickup and back: pickup is pressed as long as it is the place", async () => {
    const { shop, opened, byCourierAtATime, pressed, method, missing } = await buyer(home);
    await byCourierAtATime();
    const { totals } = shop.cart.state.get();
    // The first free slot is an evening's, which costs more than the courier's method alone.
    expect([totals.delivery, totals.boxing]).toEqual([1290, 150]);
    await shop.delivery.select(pickup);
    await opened.rest();
    expect([await missing(), method(), pressed()]).toEqual([[], "pickup", "pickup"]);
    expect(shop.cart.state.get()).toMatchObject({ cart: { timeSlot: null }, totals: { delivery: 0, boxing: 0 } });
    expect(await heldPlaces()).toEqual([]);
    await shop.delivery.select(home);
    await opened.rest();
    expect([await missing(), method(), pressed()]).toEqual([[], "courier", null]);
    expect(shop.cart.state.get().totals).toMatchObject({ delivery: 990, boxing: 150 });
  });

  it("keeps a pressed method that works there as well", async () => {
    const { shop, opened, pressed, method } = await buyer(village);
    await shop.checkout.update({ shippingMethodId: "2" });
    expect(pressed()).toBe("postal");
    await shop.delivery.select(home);
    await opened.rest();
    expect([method(), pressed()]).toEqual(["postal", "postal"]);
    await shop.checkout.update({ shippingMethodId: "1" });
    expect([method(), pressed()]).toEqual(["courier", "courier"]);
  });
});
