import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { placingOutcome } from "@kamra/core/checkout";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackend } from "../backend/index.ts";
import { browserWith, home, openCheckout, readyCart, shippingAddress } from "./checkout.test.kit.ts";

/** Just before the apple's special price ends. */
const evening = new Date("2026-11-21T22:50:00Z");
const nextDay = new Date("2026-11-21T23:10:00Z");

let backend: Backend;
let now = evening;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const appleChange = { productId: String(ids.apple), before: 499, after: 599 };

it("[ORDER-14][SHIP-6] a price that changed while the slot ran out is listed with the lost slot", async () => {
  now = evening;
  const browser = browserWith(await readyCart(backend, { productId: ids.apple }), { selection: home });
  const { shop } = await openCheckout(browser, { fetch: backend.fetch, now, deviceTime: now });
  await shop.checkout.update({ shippingMethodId: "1", shippingAddress });
  await shop.checkout.refresh();
  const [slot] = (shop.checkout.timeSlots.get().days ?? []).flatMap(({ slots }) => slots);
  await shop.checkout.chooseTimeSlot(slot?.id ?? null);

  now = nextDay;
  await shop.checkout.place();
  const { blockers, checkout } = shop.checkout.view.get();
  const withApple: unknown = expect.arrayContaining([expect.objectContaining({ kind: "price", ...appleChange })]);
  expect(placingOutcome(shop.checkout.placing.get(), { ...checkout, blockers })).toMatchObject({
    kind: "slotLost",
    differences: withApple,
  });
  expect(shop.cart.priceChanges.get()).toMatchObject([{ ...appleChange, reason: "offerEnded" }]);
  shop.dispose();
});

it("[ORDER-14][SEAM-2] prices of an earlier day are listed when the cart is opened again, until they are accepted", async () => {
  now = evening;
  const browser = browserWith(await readyCart(backend, { productId: ids.apple }));
  const open = async () => {
    const { rest, shop } = await openCheckout(browser, { fetch: backend.fetch, now });
    await rest();
    return shop;
  };
  expect((await open()).cart.priceChanges.get()).toEqual([]);
  now = nextDay;
  await open();
  const shop = await open();
  expect(shop.cart.priceChanges.get()).toMatchObject([{ ...appleChange, reason: "offerEnded" }]);
  shop.cart.acceptPrices();
  expect(shop.cart.priceChanges.get()).toEqual([]);
  expect((await open()).cart.priceChanges.get()).toEqual([]);
  await shop.cart.empty();
  expect(browser.storage.getItem("kamra.prices")).toBeNull();
});
