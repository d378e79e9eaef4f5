import { refusal } from "../backend/refusal.test.kit.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "../backend/index.ts";
import { offline } from "../network/index.ts";
import { quiet, startBrowser } from "./browser.test.kit.ts";
import { type CartKit, now, one, quantities, startCartKit, texts, three, two, updates } from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const asked = ({ shop: { dialogs } }: TestShop) => dialogs.open.get()?.dialog ?? null;

/** Answers the open question, and fails if there is none. */
const answer = async (opened: TestShop, given: "confirm" | null) => {
  await opened.rest();
  const dialog = asked(opened);
  if (dialog?.kind !== "ageConfirmation") throw new Error("There is no question about the shopper's age");
  opened.shop.dialogs.answer(dialog, given);
};

const beer = { "Őszi sör 0,5 l": 1 };

it("[LAW-12] asks before the first product for adults enters a cart, and sends the answer with it", async () => {
  const opened = await kit.open({ saysToBeAdult: false });
  const added = opened.shop.cart.setQuantity(kit.products.beer, one);
  await opened.rest();
  expect(asked(opened)).toEqual({ kind: "ageConfirmation" });
  expect(quantities(opened)).toEqual({});
  expect(opened.network.calls.map(({ operationName }) => operationName)).not.toContain("createCart");
  await answer(opened, "confirm");
  await opened.settled(added);
  expect(updates(opened)).toMatchObject([
    { variables: { input: { age_confirmed: true, products: [{ product_id: kit.products.beer.id }] } } },
  ]);
  expect(quantities(opened)).toEqual(beer);
  expect(await kit.onServer(opened)).toMatchObject({ ageConfirmed: true });
});

it("[LAW-12] leaves the cart unchanged when the shopper does not confirm, and asks again the next time", async () => {
  const opened = await kit.open({ saysToBeAdult: false });
  await opened.shop.cart.setQuantity(kit.products.milk, two);
  const before = opened.shop.cart.state.get();
  const added = opened.shop.cart.setQuantity(kit.products.beer, one);
  await answer(opened, null);
  await opened.settled(added);
  expect(opened.shop.cart.state.get()).toBe(before);
  expect(texts(opened)).toEqual([]);
  const again = opened.shop.cart.setQuantity(kit.products.beer, one);
  await answer(opened, "confirm");
  await opened.settled(again);
  expect(quantities(opened)).toMatchObject(beer);
});

it("[LAW-12] asks once for a cart: not for a larger quantity, after a reload, in another tab, or for other products", async () => {
  const { page, reload } = startBrowser(kit);
  const first = await page({ saysToBeAdult: false });
  await first.shop.cart.setQuantity(kit.products.milk, one);
  expect(asked(first)).toBeNull();
  const added = first.shop.cart.setQuantity(kit.products.beer, one);
  await answer(first, "confirm");
  await first.settled(added);
  await first.settled(first.shop.cart.setQuantity(kit.products.beer, three));
  await first.settled(first.shop.cart.remove(kit.products.beer.id));
  const second = await reload(first, { saysToBeAdult: false });
  await second.settled(second.shop.cart.refresh());
  await second.settled(second.shop.cart.setQuantity(kit.products.beer, one));
  const other = await page({ saysToBeAdult: false });
  await quiet(other, second);
  await other.settled(other.shop.cart.refresh());
  await other.settled(other.shop.cart.setQuantity(kit.products.beer, two));
  expect(await kit.onServer(other)).toMatchObject({ ageConfirmed: true, lines: [{ quantity: 1 }, { quantity: 2 }] });
});

it("[LAW-12] asks once for two fast clicks, and uses the last quantity", async () => {
  const opened = await kit.open({ saysToBeAdult: false });
  const clicks = [one, two].map((wanted) => opened.shop.cart.setQuantity(kit.products.beer, wanted));
  await answer(opened, "confirm");
  await opened.settled(Promise.all(clicks));
  opened.clock.advance(100);
  await opened.rest();
  expect(asked(opened)).toBeNull();
  expect(updates(opened)).toHaveLength(1);
  expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 2 });
});

it("[LAW-12] [CART-9] asks for the age once the place is known, and asks nothing when a product is removed", async () => {
  const opened = openTestShop({ fetch: kit.backend.fetch, now, saysToBeAdult: false });
  const { cart, delivery } = opened.shop;
  await cart.setQuantity(kit.products.beer, { ...one, quantity: 0 });
  expect(asked(opened)).toBeNull();
  expect(delivery.request.get().open).toBe(false);
  const refused = cart.setQuantity(kit.products.beer, one);
  await opened.rest();
  expect(asked(opened)).toBeNull();
  expect(delivery.request.get()).toMatchObject({ open: true, forAdd: true });
  await delivery.select({ type: "personal" });
  await answer(opened, null);
  await refused;
  expect(quantities(opened)).toEqual({});
  const added = cart.setQuantity(kit.products.beer, one);
  opened.clock.advance(100);
  await answer(opened, "confirm");
  expect(delivery.request.get().open).toBe(false);
  await opened.settled(added);
  expect(quantities(opened)).toEqual(beer);
});

it("[LAW-12] [NET-7] keeps the answer with the product while the network is away, through a reload", async () => {
  const { page, reload } = startBrowser(kit);
  const first = await page({ saysToBeAdult: false });
  first.network.use(() => offline);
  void first.shop.cart.setQuantity(kit.products.beer, one);
  await answer(first, "confirm");
  await first.rest();
  expect(quantities(first)).toEqual(beer);
  const second = await reload(first, { saysToBeAdult: false });
  await quiet(second);
  expect(asked(second)).toBeNull();
  expect(await kit.onServer(second)).toMatchObject({ ageConfirmed: true, lines: [{ quantity: 1 }] });
});

it("[LAW-12] [CART-5] reports a refused confirmation, and asks again", async () => {
  const opened = await kit.open({ saysToBeAdult: false });
  await opened.shop.cart.setQuantity(kit.products.milk, one);
  opened.network.use(({ operationName, body }) =>
    operationName === "updateCart" && JSON.stringify(body).includes("age_confirmed")
      ? () => Promise.resolve(new Response("Oops", { status: 500 }))
      : null,
  );
  const added = refusal(opened.shop.cart.setQuantity(kit.products.beer, one));
  await answer(opened, "confirm");
  await opened.settled(added);
  expect(texts(opened).join()).toContain("Hiba történt a kosár frissítése közben: ");
  opened.network.use(() => null);
  const more = opened.shop.cart.setQuantity(kit.products.beer, two);
  opened.clock.advance(100);
  await answer(opened, "confirm");
  await opened.settled(more);
  expect(await kit.onServer(opened)).toMatchObject({ ageConfirmed: true });
});
