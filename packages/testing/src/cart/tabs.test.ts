import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { lateResponse, offline } from "../network/index.ts";
import { quiet, startBrowser, windowsOfOneBrowser } from "./browser.test.kit.ts";
import {
  type CartKit,
  one,
  operations,
  quantities,
  startCartKit,
  texts,
  three,
  two,
  updates,
} from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const twoTabs = async () => {
  const { page } = startBrowser(kit);
  return [await page(), await page()] as const;
};

/** One milk in the cart; without a network every request fails immediately. */
const twoTabsAway = async (options?: Parameters<typeof startBrowser>[1]) => {
  const { page } = startBrowser(kit, options);
  const open = () => page({ settings: { attempts: 1 } });
  const tabs = [await open(), await open()] as const;
  await tabs[0].shop.cart.setQuantity(kit.products.milk, one);
  await quiet(...tabs);
  for (const { network } of tabs) network.use(() => offline);
  return tabs;
};

const shownIn = ({ shop }: TestShop) => {
  const { cart, totals, pending, isEstimate, isWaiting } = shop.cart.state.get();
  return { cart, totals, pending, isEstimate, isWaiting };
};

it("[CART-16] a change in one tab shows in the other without a request", async () => {
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

it("[CART-16] changes of both tabs are sent by one tab at a time, and none is lost", async () => {
  const [first, second] = await twoTabs();
  await first.shop.cart.setQuantity(kit.products.milk, one);
  await quiet(first, second);
  const held = Promise.withResolvers<void>();
  first.network.use(({ operationName }) => (operationName === "updateCart" ? lateResponse(held.promise) : null));
  const milk = first.shop.cart.setQuantity(kit.products.milk, three);
  await first.rest();
  const beer = second.shop.cart.setQuantity(kit.products.beer, two);
  await second.rest();
  expect(updates(second)).toHaveLength(0);
  held.resolve();
  await Promise.all([milk, beer]);
  await quiet(first, second);
  for (const tab of [first, second]) expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 2 });
  // A conflict within the browser needs no notice.
  expect(operations(second).filter((name) => name === "cart")).toHaveLength(0);
});

it("[CART-16] [NET-7] changes without a network are sent once, and the shopper's last one wins", async () => {
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
  // One may already be sent when the network is back; neither is sent twice.
  const sent = [first, second].flatMap((tab, index) =>
    updates(tab)
      .slice(before[index])
      .map(({ variables }) => variables),
  );
  expect(new Set(sent.map((each) => JSON.stringify(each, ["input", "products", "product_id", "piece"]))).size).toBe(
    sent.length,
  );
});

it("[CART-16] changes of a closed tab are sent by the next one", async () => {
  const [first, second] = await twoTabs();
  first.network.use(() => offline);
  void first.shop.cart.setQuantity(kit.products.milk, three);
  await first.rest();
  first.shop.dispose();
  await second.shop.cart.setQuantity(kit.products.beer, one);
  await quiet(second);
  expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 1 });
});

describe("a pending change", () => {
  it("[CART-16] [NET-7] shows immediately in the other tab, which sends nothing until it is done", async () => {
    const [first, second] = await twoTabsAway({ isDurable: false });
    const change = first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    const asked = second.network.calls.length;
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(second.shop.cart.line(kit.products.milk.id).get()).toMatchObject({ isPending: true });
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: true, isWaiting: true, isFetching: true });
    expect(shownIn(second)).toEqual(shownIn(first));

    first.network.use(() => null);
    await first.settled(change);
    await second.rest();
    expect(second.network.calls).toHaveLength(asked);
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: false, isWaiting: false, pending: {} });
    expect(second.shop.cart.state.get().cart).toEqual(await kit.onServer(second));
    expect(shownIn(second)).toEqual(shownIn(first));
  });

  it.each([true, false])(
    "[CART-16] shares one queue with those of the other tab, in both (kept: %s)",
    async (isDurable) => {
      const [first, second] = await twoTabsAway({ isDurable });
      const change = (tab: TestShop, ...wanted: Parameters<TestShop["shop"]["cart"]["setQuantity"]>) => {
        for (const { clock } of [first, second]) clock.advance(1);
        void tab.shop.cart.setQuantity(...wanted);
        return Promise.all([first.rest(), second.rest()]);
      };
      await change(first, kit.products.milk, three);
      await change(second, kit.products.cake, one);
      await change(second, kit.products.milk, two);
      expect(quantities(first)).toEqual({ "Tej 2,8% 1 l": 2, [kit.products.cake.name]: 1 });
      expect(shownIn(second)).toEqual(shownIn(first));
      await change(first, kit.products.milk, one);
      await change(first, kit.products.cake, two);
      void second.shop.cart.setLineOptions(kit.products.cake.id, { substitution: "SIMILAR" });
      await second.rest();
      for (const tab of [first, second]) {
        expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 1, [kit.products.cake.name]: 2 });
        expect(tab.shop.cart.state.get().cart?.lines[1]).toMatchObject({ substitution: "SIMILAR" });
      }
      expect(shownIn(second)).toEqual(shownIn(first));
      void first.shop.cart.empty();
      await first.rest();
      for (const tab of [first, second]) expect(quantities(tab)).toEqual({});
    },
  );

  it("[CART-5] [SEAM-3] that waits disappears in the other tab when it is refused later", async () => {
    const [first, second] = await twoTabsAway({ isDurable: false });
    const change = first.shop.cart.choose({ couponCode: "NINCS ILYEN" });
    await first.rest();
    expect(second.shop.cart.state.get().cart?.couponCode).toBe("NINCS ILYEN");
    first.network.use(() => null);
    expect(await first.settled(change)).toEqual({ kind: "waiting" });
    await second.rest();
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: false, cart: { couponCode: null } });
    // The field that asked for it says why.
    expect(texts(first).join()).not.toContain("Hiba történt a kosár frissítése közben: ");
    expect(texts(second)).toEqual([]);
  });

  it("disappears in the other tab when its own tab closes without durable storage", async () => {
    const [first, second] = await twoTabsAway({ isDurable: false });
    void first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    first.shop.dispose();
    second.network.use(() => null);
    await quiet(second);
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: false, isWaiting: false, pending: {} });
    expect(updates(second)).toHaveLength(0);
  });

  it.each([true, false])(
    "[CART-16] shows in the other tab as the server has it when its own tab closed before the answer (kept: %s)",
    async (isDurable) => {
      const { page } = startBrowser(kit, { isDurable });
      const [first, second] = [await page(), await page()];
      await first.shop.cart.setQuantity(kit.products.milk, one);
      await quiet(first, second);
      first.network.use(({ operationName }) =>
        operationName === "updateCart" ? lateResponse(new Promise(() => {})) : null,
      );
      void first.shop.cart.setQuantity(kit.products.milk, three);
      await first.rest();
      first.shop.dispose();
      await quiet(second);
      expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3 });
      expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: false, pending: {} });
      expect(second.shop.cart.state.get().cart).toEqual(await kit.onServer(second));
    },
  );

  it("[NET-7] stays in the other tab, which sends it, when its own tab closes with durable storage", async () => {
    const [first, second] = await twoTabsAway();
    void first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    first.shop.dispose();
    await second.rest();
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3 });
    second.network.use(() => null);
    await quiet(second);
    expect((await kit.onServer(second))?.lines).toMatchObject([{ quantity: 3 }]);
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: false, pending: {} });
  });

  it.each([true, false])(
    "shows in a tab that opens later, even if the cart cannot be loaded (kept: %s)",
    async (isDurable) => {
      const { page } = startBrowser(kit, { isDurable });
      const first = await page();
      await first.settled(first.shop.cart.setQuantity(kit.products.milk, one));
      first.network.use(() => offline);
      void first.shop.cart.setQuantity(kit.products.cake, two);
      await first.rest();
      const second = await page();
      second.network.use(() => offline);
      await second.rest();
      expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 1, [kit.products.cake.name]: 2 });
      expect(shownIn(second).cart).toEqual(shownIn(first).cart);
      expect(second.shop.cart.state.get()).toMatchObject({ isKnown: true, isEstimate: true });
    },
  );

  it("[CART-16] is done when a later change in the other tab overrides it", async () => {
    const [first, second] = await twoTabsAway({ isDurable: false });
    const older = first.shop.cart.setQuantity(kit.products.milk, three);
    const cake = first.shop.cart.setQuantity(kit.products.cake, one);
    await first.rest();
    second.clock.advance(1000);
    second.network.use(() => null);
    await second.shop.cart.setQuantity(kit.products.milk, two);
    await older;
    expect(first.shop.cart.state.get().pending).toEqual({ [kit.products.cake.id]: true });
    first.network.use(() => null);
    await first.settled(cake);
    expect(updates(first).at(-1)?.variables).toMatchObject({
      input: { products: [{ product_id: kit.products.cake.id }] },
    });
    expect((await kit.onServer(first))?.lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  it("[CART-16] loses only the parts that a later change in the other tab overrides", async () => {
    const [first, second] = await twoTabsAway({ isDurable: false });
    const contactPerson = { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" };
    const older = first.shop.cart.choose({ contactPerson, ageConfirmed: false });
    await first.rest();
    second.clock.advance(1000);
    second.network.use(() => null);
    await second.shop.cart.choose({ ageConfirmed: true });
    await first.rest();
    expect(await older).toEqual({ kind: "waiting" });
    for (const tab of [first, second])
      expect(tab.shop.cart.state.get().cart).toMatchObject({ contactPerson, ageConfirmed: true });
    first.network.use(() => null);
    await first.settled(older);
    await second.rest();
    expect(await kit.onServer(first)).toMatchObject({ contactPerson, ageConfirmed: true });
    expect(shownIn(second)).toEqual(shownIn(first));
  });

  it("belongs to its cart: a tab with another cart does not show it, nor does a tab that missed a logout", async () => {
    const window = windowsOfOneBrowser();
    const [first, other] = [await kit.open({ window: window() }), await kit.open({ window: window() })];
    for (const tab of [first, other]) await tab.settled(tab.shop.cart.setQuantity(kit.products.milk, one));
    const withoutLocks = await kit.open({ cookies: first.cookies, window: { ...window(), navigator: {} } });
    await withoutLocks.settled(withoutLocks.shop.cart.refresh());
    first.network.use(() => offline);
    void first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    for (const tab of [other, withoutLocks]) {
      await tab.rest();
      expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 1 });
      expect(tab.shop.cart.state.get()).toMatchObject({ isEstimate: false, pending: {} });
    }
    first.network.use(() => null);
    await quiet(first, withoutLocks, other);
    expect(quantities(withoutLocks)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(quantities(other)).toEqual({ "Tej 2,8% 1 l": 1 });
  });
});
