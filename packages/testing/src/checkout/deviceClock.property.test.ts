import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { fc, it } from "@fast-check/vitest";
import { currentPrice, unitPrice } from "@kamra/core/product";
import { afterAll, beforeAll, expect } from "vitest";
import { startBackend } from "../backend/index.ts";
import { shoppers } from "../runs.test.config.ts";
import { browserWith, home, openCheckout, ordersOf, readyCart, shippingAddress } from "./checkout.test.kit.ts";

const minute = 60_000;
const month = 30 * 24 * 60;

let backend: Backend;
let now = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

/** The apple's special price ends, and the yoghurt's begins, at 23:00 in universal time. */
const moments = ["2026-11-21T10:00:00Z", "2026-11-21T22:59:30Z", "2026-11-21T23:00:30Z"];

it.prop(
  [
    fc.integer({ min: -month, max: month }),
    fc.constantFrom(...moments),
    fc.constantFrom(ids.apple, ids.yoghurt, ids.milk),
  ],
  { ...shoppers, examples: [[20, "2026-11-21T10:00:00Z", ids.apple]] },
)(
  "[TIME-1][SHIP-6] on any device, price, unit price and total are of one instant and what the server charges, and a held slot is ordered",
  async (minutesAhead, moment, productId) => {
    now = new Date(moment);
    await backend.database.db.deleteFrom("time_slot_places").execute();
    const cartId = await readyCart(backend, { productId });
    const { shop } = await openCheckout(browserWith(cartId, { selection: home }), {
      fetch: backend.fetch,
      now,
      deviceTime: new Date(now.getTime() + minutesAhead * minute),
    });
    expect(shop.now()).toEqual(now);

    const [product] = await shop.catalogue.productsById([String(productId)]);
    const line = shop.cart.state.get().cart?.lines[0];
    if (product === undefined || line === undefined) throw new Error("The cart has lost its product");
    const shown = { price: currentPrice(product, { now: shop.now() }), unit: unitPrice(product, { now: shop.now() }) };
    expect(shown).toEqual({ price: line.price, unit: unitPrice(product, line) });

    const adding = shop.cart.setQuantity(product, { quantity: 3, quantityType: "default" });
    const estimated = shop.cart.state.get().totals.goods;
    await adding;
    expect(shop.cart.state.get()).toMatchObject({ totals: { goods: estimated }, disagreements: [] });

    await shop.checkout.update({ shippingMethodId: "1", shippingAddress });
    await shop.checkout.refresh();
    const slots = (shop.checkout.timeSlots.get().days ?? []).flatMap((day) => day.slots);
    const free = slots.find(({ refusals }) => refusals.length === 0);
    await shop.checkout.chooseTimeSlot(free?.id ?? null);
    expect(shop.checkout.timeSlots.get().hold).toMatchObject({ status: "held", slot: { id: free?.id } });
    const { total } = shop.cart.state.get().totals;
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed", order: { amounts: { total } } });
    expect(await ordersOf(cartId, backend)).toHaveLength(1);
    shop.dispose();
  },
);
