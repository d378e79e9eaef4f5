import { afterAll, beforeAll, expect, it } from "vitest";
import { lateAnswer, offline } from "../network/index.ts";
import { quiet, startBrowser, unheard } from "./browser.test.kit.ts";
import { type CartKit, one, operations, quantities, startCartKit, three, two, updates } from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const twoTabs = async () => {
  const { page } = startBrowser(kit);
  return [await page(), await page()] as const;
};

it("[CART-16] a change in one tab shows in the other, which asks nobody", async () => {
  const [first, second] = await twoTabs();
  await first.shop.cart.setQuantity(kit.products.milk, two);
  await quiet(first, second);
  const asked = second.network.calls.length;
  await first.shop.cart.setQuantity(kit.products.beer, one);
  await quiet(first, second);
  expect(second.network.calls).toHaveLength(asked);
  expect(second.shop.cart.state.get().cart).toEqual(first.shop.cart.state.get().cart);
  expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
});

it("[CART-16] what both have changed is sent by one at a time, and nothing is lost", async () => {
  const [first, second] = await twoTabs();
  await first.shop.cart.setQuantity(kit.products.milk, one);
  await quiet(first, second);
  const held = Promise.withResolvers<void>();
  first.network.use(({ operationName }) => (operationName === "updateCart" ? lateAnswer(held.promise) : null));
  const milk = first.shop.cart.setQuantity(kit.products.milk, three);
  await first.rest();
  const beer = second.shop.cart.setQuantity(kit.products.beer, two);
  await second.rest();
  expect(updates(second)).toHaveLength(0);
  held.resolve();
  await Promise.all([milk, beer]);
  await quiet(first, second);
  for (const tab of [first, second]) expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 2 });
  // Nobody has to be told that somebody else came first.
  expect(operations(second).filter((name) => name === "cart")).toHaveLength(0);
});

it("[CART-16] [NET-7] what was changed without a network is sent once, and what the shopper has done last counts", async () => {
  const [first, second] = await twoTabs();
  await first.shop.cart.setQuantity(kit.products.milk, one);
  await quiet(first, second);
  first.network.use(() => offline);
  second.network.use(() => offline);
  const older = first.shop.cart.setQuantity(kit.products.milk, three);
  const beer = first.shop.cart.setQuantity(kit.products.beer, one);
  await first.rest();
  second.clock.advance(1000);
  const newer = second.shop.cart.setQuantity(kit.products.milk, two);
  await second.rest();
  const before = [first, second].map((tab) => updates(tab).length);
  first.network.use(() => null);
  second.network.use(() => null);
  await quiet(second, first);
  await Promise.all([older, beer, newer]);
  for (const tab of [first, second]) expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  expect(await kit.onServer(first)).toEqual(first.shop.cart.state.get().cart);
  // One of them may have been on its way already when the network came back; neither goes twice.
  const sent = [first, second].flatMap((tab, index) => updates(tab).slice(before[index]).map(({ variables }) => variables));
  expect(new Set(sent.map((each) => JSON.stringify(each, ["input", "products", "product_id", "piece"]))).size).toBe(sent.length);
});

it("[CART-16] what a tab leaves behind the next one sends", async () => {
  const [first, second] = await twoTabs();
  first.network.use(() => offline);
  unheard(first.shop.cart.setQuantity(kit.products.milk, three));
  await first.rest();
  first.shop.dispose();
  await second.shop.cart.setQuantity(kit.products.beer, one);
  await quiet(second);
  expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 1 });
});
