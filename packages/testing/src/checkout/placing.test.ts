import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { memoryStorage, type Store } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import { graphqlErrorAnswer, lateAnswer, lostAnswer, offline, refusedAfter } from "../network/index.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import { type Browser, browserWith, contactPerson, openCheckout, ordersOf, readyCart } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");
const password = "egy hosszú jelszó";
const safe = "Nem adtál le megrendelést, és nem fizettél. Nyugodtan próbáld újra!";
const unknown = /ne rendelj és ne fizess újra/;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const reopen = (browser: Browser, options: Partial<TestShopOptions> = {}) =>
  openCheckout(browser, { fetch: backend.fetch, now, ...options });
const open = async (options: Partial<TestShopOptions> = {}) => {
  const cartId = await readyCart(backend);
  const browser = browserWith(cartId);
  return { cartId, browser, ...(await reopen(browser, options)) };
};
const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);
const sent = ({ network }: Pick<TestShop, "network">, operation: string) =>
  network.calls.filter(({ operationName }) => operationName === operation);
/** Only requests of this operation meet the fault, the first `times` of them. */
const fail = ({ network }: Pick<TestShop, "network">, operation: string, fault: typeof offline, times = Infinity) => {
  let left = times;
  network.use(({ operationName }) => {
    if (operationName !== operation || left === 0) return null;
    left -= 1;
    return fault;
  });
};
const until = <T>(store: Store<T>, holds: (value: T) => boolean) =>
  new Promise<void>((resolve) => {
    const end = store.subscribe(() => {
      if (!holds(store.get())) return;
      end();
      resolve();
    });
  });
const setPrice = (price: number) =>
  backend.database.db.updateTable("products").set({ price }).where("id", "=", ids.milk).execute();

describe("placing an order", () => {
  it("[ORDER-1] orders what the shopper sees, tells them, and begins anew with an empty cart", async () => {
    const { cartId, shop, visited } = await open();
    expect(shop.checkout.view.get().blockers).toEqual([]);
    const placing = await shop.checkout.place();
    const [order] = await ordersOf(cartId, backend);
    const goTo = `/megrendeles/statusz/${order?.transaction_id}`;
    expect(placing).toMatchObject({ phase: "placed", order: { id: String(order?.id) }, goTo });
    expect(texts({ shop })).toEqual(["Sikeres rendelésleadás!"]);
    expect(visited).toEqual([{ kind: "redirect", to: goTo }]);
    expect(shop.cart.state.get().cart).toMatchObject({ lines: [] });
  });

  it("[ORDER-1] goes through its steps in their order", async () => {
    const steps: string[] = [];
    const heard: AnalyticsEvent[] = [];
    const adapter = {
      session: () => {
        steps.push("session");
        return Promise.resolve({ clientId: "c", sessionId: "s" });
      },
      track: (event: AnalyticsEvent) => {
        steps.push(event.kind);
        heard.push(event);
      },
    };
    const opened = await open({ analytics: [adapter] });
    const { shop, network, cartId } = opened;
    shop.analytics.decide("given");
    const first = network.calls.length;
    network.use(({ operationName }) => {
      steps.push(operationName);
      return null;
    });
    shop.notices.subscribe(() => steps.push("told"));
    await shop.checkout.place();
    expect(steps.filter((step, index) => steps.indexOf(step) === index && !/^(shipping|payment|linkable)/.test(step))).toEqual(
      ["session", "createOrder", "purchased", "cartHash", "cart", "createCart", "told"],
    );
    const [order] = await ordersOf(cartId, backend);
    expect(heard.at(-1)).toMatchObject({ kind: "purchased", order: { id: String(order?.id), total: order?.total_amount } });
    expect(network.calls[first]?.variables).toMatchObject({ orderInput: { gamp_cid: "c", gamp_session_id: "s", gamp_checkout_type: "normal" } });
  });

  it("[ORDER-1] keeps the cart as a list of its own when it is asked to and given a name", async () => {
    const { shop, settled } = await open();
    await shop.session.register({ email: "listas@pelda.hu", password, name: "Kovács Anna" });
    await shop.cart.refresh();
    await shop.checkout.refresh();
    expect(await settled(shop.checkout.place({ saveAsList: "Heti" }))).toMatchObject({ phase: "placed" });
    await shop.lists.refresh();
    const [list] = shop.lists.state.get().lists ?? [];
    expect(list).toMatchObject({ name: "Heti", products: [{ productId: String(ids.milk), quantity: 1 }] });
  });

  describe("with addresses that are new", () => {
    const openAnna = async () => {
      const opened = await open();
      const { shop, settled } = opened;
      await shop.session.register({ email: `cimes.${opened.cartId}@pelda.hu`, password, name: "Kovács Anna" });
      await shop.cart.refresh();
      await settled(shop.checkout.refresh());
      return opened;
    };
    const addresses = ({ shop }: Pick<TestShop, "shop">) => shop.session.state.get().user?.billingAddresses.map(({ street }) => street);

    it("[ORDER-8] shows them among the account's, in another tab too", async () => {
      const window = browserWithChannels();
      const cartId = await readyCart(backend);
      const browser = browserWith(cartId);
      const opened = await reopen(browser, { window: window() });
      await opened.shop.session.register({ email: "cimes@pelda.hu", password, name: "Kovács Anna" });
      await opened.shop.cart.refresh();
      await opened.settled(opened.shop.checkout.refresh());
      const other = await reopen(browser, { window: window() });
      await other.shop.session.refresh();
      expect([addresses(opened), addresses(other)]).toEqual([[], []]);
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      await opened.rest();
      expect(addresses(opened)).toEqual(["Margó Tivadar utca"]);
      await vi.waitFor(() => expect(addresses(other)).toEqual(["Margó Tivadar utca"]));
    });

    it("[ORDER-8] shows none that the shopper did not want to be kept", async () => {
      const opened = await openAnna();
      await opened.settled(opened.shop.checkout.update({ saveBillingAddress: false }));
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      await opened.rest();
      expect(addresses(opened)).toEqual([]);
    });

    it("[ORDER-7] [ORDER-8] is placed all the same when the user cannot be loaded, and a guest is not asked for", async () => {
      const opened = await openAnna();
      fail(opened, "me", graphqlErrorAnswer("INTERNAL_SERVER_ERROR"));
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      const guest = await open();
      await guest.shop.checkout.place();
      expect(sent(guest, "me")).toEqual([]);
    });
  });

  it("[LAW-9] [ORDER-1] says nothing of the visit without consent, and goes on when analytics hang", async () => {
    const hanging = { session: () => new Promise<never>(() => {}), track: () => new Promise<never>(() => {}) };
    const refusing = await open({ analytics: [hanging] });
    await refusing.shop.checkout.place();
    expect(sent(refusing, "createOrder")).toHaveLength(1);
    expect(JSON.stringify(sent(refusing, "createOrder"))).not.toMatch(/gamp_(cid|session_id)":/);

    const consenting = await open({ analytics: [hanging] });
    consenting.shop.analytics.decide("given");
    expect(await consenting.settled(consenting.shop.checkout.place())).toMatchObject({ phase: "placed" });
  });

  it("[ORDER-2] tells that it failed, that nothing was paid, and lets the shopper try again", async () => {
    const opened = await open();
    const { shop, settled, log, cartId, network } = opened;
    fail(opened, "createOrder", graphqlErrorAnswer("INTERNAL_SERVER_ERROR"));
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "refused", error: { _tag: "ServerError" } });
    expect(texts(opened)).toEqual([`Hiba történt a megrendelés leadása közben: Hiba történt a szerveren. Kérünk, próbáld újra! ${safe}`]);
    expect(log.filter(({ level }) => level === "critical")).toHaveLength(1);
    expect(await ordersOf(cartId, backend)).toEqual([]);
    network.use(() => null);
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "placed" });
  });

  describe("of what is for adults", () => {
    const openBeer = async (options: Partial<TestShopOptions> = {}) => {
      const cartId = await readyCart(backend, { productId: ids.beer });
      return { cartId, ...(await reopen(browserWith(cartId), options)) };
    };
    const asked = async ({ shop, rest }: Pick<TestShop, "shop" | "rest">) => {
      await rest();
      const dialog = shop.dialogs.open.get()?.dialog;
      if (dialog?.kind !== "ageConfirmation") throw new Error("Nobody asks whether the shopper is an adult");
      return dialog;
    };

    it("[LAW-12] [ORDER-1] asks who has not said to be an adult, and orders when they say so", async () => {
      const opened = await openBeer({ saysToBeAdult: false });
      const placing = opened.shop.checkout.place();
      const dialog = await asked(opened);
      expect(texts(opened)).toEqual([]);
      opened.shop.dialogs.answer(dialog, "confirm");
      expect(await opened.settled(placing)).toMatchObject({ phase: "placed" });
      expect(await ordersOf(opened.cartId, backend)).toHaveLength(1);
    });

    it("[LAW-12] [ORDER-2] tells who does not say so why nothing was ordered, and asks again at the next press", async () => {
      const opened = await openBeer({ saysToBeAdult: false });
      const { shop, settled, cartId } = opened;
      const placing = shop.checkout.place();
      shop.dialogs.answer(await asked(opened), null);
      expect(await settled(placing)).toMatchObject({ phase: "refused", error: { _tag: "ValidationError" } });
      expect(texts(opened).join()).toContain(safe);
      expect(await ordersOf(cartId, backend)).toEqual([]);
      expect(shop.cart.state.get().cart).toMatchObject({ ageConfirmed: false, lines: [{ quantity: 1 }] });
      const again = shop.checkout.place();
      opened.clock.advance(100);
      shop.dialogs.answer(await asked(opened), "confirm");
      expect(await settled(again)).toMatchObject({ phase: "placed" });
    });

    it("[LAW-12] [ORDER-3] keeps no other tab from ordering while it waits for the answer", async () => {
      const window = browserWithChannels();
      const cartId = await readyCart(backend, { productId: ids.beer });
      const browser = browserWith(cartId);
      const first = await reopen(browser, { saysToBeAdult: false, window: window() });
      const second = await reopen(browser, { window: window() });
      const waiting = first.shop.checkout.place();
      const dialog = await asked(first);
      expect(await second.settled(second.shop.checkout.place())).toMatchObject({ phase: "placed" });
      first.shop.dialogs.answer(dialog, "confirm");
      await first.settled(waiting);
      expect(await ordersOf(cartId, backend)).toHaveLength(1);
    });
  });

  it("[ORDER-4] sends nothing while something is missing, and says what", async () => {
    const opened = await open();
    await opened.shop.cart.empty();
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "blocked", blockers: [{ kind: "cart" }] });
    expect(sent(opened, "createOrder")).toEqual([]);
  });

  it("[ORDER-3] takes a double click for one press", async () => {
    const opened = await open();
    const [first, second] = await Promise.all([opened.shop.checkout.place(), opened.shop.checkout.place()]);
    expect([first?.phase, second]).toEqual(["placed", null]);
    expect(sent(opened, "createOrder")).toHaveLength(1);
  });

  it("[ORDER-3] sends the same try again with the same key", async () => {
    const opened = await open();
    fail(opened, "createOrder", lostAnswer, 2);
    await opened.settled(opened.shop.checkout.place());
    const keys = sent(opened, "createOrder").map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf(opened.cartId, backend)).toHaveLength(1);
  });

  it("[ORDER-3] finds out what became of a lost answer before it orders anything again", async () => {
    const opened = await open();
    const { shop, network, settled, cartId, reconnect } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    expect(await settled(shop.checkout.place())).toEqual({ phase: "unknown" });
    expect(texts(opened)).toEqual([expect.stringMatching(unknown)]);
    const pressed = sent(opened, "createOrder").length;
    expect(await settled(shop.checkout.place())).toEqual({ phase: "unknown" });
    network.use(() => null);
    reconnect();
    await settled(until(shop.checkout.placing, ({ phase }) => phase === "placed"));
    const [order] = await ordersOf(cartId, backend);
    expect(shop.checkout.placing.get()).toMatchObject({ phase: "placed", order: { id: String(order?.id) } });
    expect(sent(opened, "createOrder")).toHaveLength(pressed);
  });

  it("[ORDER-3] knows after a reload in the middle what became of the order", async () => {
    const opened = await open();
    const { shop, browser, network, rest, cartId } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    void shop.checkout.place().catch(() => null);
    await rest();
    shop.dispose();
    const [order] = await ordersOf(cartId, backend);
    const reloaded = await reopen(browser);
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get()).toMatchObject({ phase: "placed", order: { id: String(order?.id) } });
    expect(texts(reloaded)).toEqual(["Sikeres rendelésleadás!"]);
    expect(sent(reloaded, "createOrder")).toEqual([]);
    const later = await reopen(browser);
    await later.rest();
    expect(later.shop.checkout.placing.get()).toEqual({ phase: "idle" });
  });

  it("[ORDER-1] [ORDER-3] reports the revenue once, also when a reload comes in between", async () => {
    const heard: AnalyticsEvent[] = [];
    const analytics = [{ track: (event: AnalyticsEvent) => void heard.push(event) }];
    const opened = await open({ analytics });
    opened.shop.analytics.decide("given");
    const held = new Promise<void>(() => {});
    opened.network.use(({ operationName }) => (operationName === "cartHash" ? lateAnswer(held) : null));
    void opened.shop.checkout.place().catch(() => null);
    await opened.rest();
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
    opened.shop.dispose();
    const reloaded = await reopen(opened.browser, { analytics });
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get().phase).toBe("placed");
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
  });

  it("[ORDER-3] is one order for two tabs", async () => {
    const opened = await open();
    const other = await reopen(opened.browser);
    const both = await Promise.all([opened.shop.checkout.place(), other.shop.checkout.place()]);
    expect(both.map((placing) => placing?.phase)).toEqual(["placed", "placed"]);
    expect(await ordersOf(opened.cartId, backend)).toHaveLength(1);
  });

  it("[ORDER-3] waits its turn where another tab is placing, and is told of the same order", async () => {
    const cartId = await readyCart(backend);
    const browser = browserWith(cartId);
    const windows = browserWithChannels();
    const tabs = [await reopen(browser, { window: windows() }), await reopen(browser, { window: windows() })] as const;
    const held = Promise.withResolvers<void>();
    tabs[0].network.use(({ operationName }) => (operationName === "createOrder" ? lateAnswer(held.promise) : null));
    const both = tabs.map(({ shop }) => shop.checkout.place());
    await tabs[0].rest();
    expect(sent(tabs[1], "createOrder")).toEqual([]);
    held.resolve();
    const [first, second] = await Promise.all(both);
    const orders = await ordersOf(cartId, backend);
    expect(orders).toHaveLength(1);
    expect(first).toMatchObject({ phase: "placed", order: { id: String(orders[0]?.id) } });
    // By then it has perhaps heard that the cart is empty.
    expect(second?.phase === "blocked" ? first : second).toMatchObject({ phase: "placed", order: { id: String(orders[0]?.id) } });
    for (const { shop } of tabs) shop.dispose();
  });

  it.each(["updateCart", "createOrder", "settleOrder", "cartHash", "createCart"])(
    "[ORDER-7] comes to an end within ten requests' deadlines, also when no %s is ever answered",
    async (operation) => {
      const opened = await open();
      const { shop, network, clock, rest } = opened;
      await shop.checkout.update({ lyonessCardNumber: "1" });
      const never = new Promise<void>(() => {});
      network.use(({ operationName }) => {
        if (operation === "settleOrder" && operationName === "createOrder") return lostAnswer;
        return operationName === operation ? lateAnswer(never) : null;
      });
      if (operation === "updateCart") void shop.checkout.update({ paymentMethodId: "3" }).catch(() => null);
      let isOver = false;
      void shop.checkout.place().then(() => {
        isOver = true;
      });
      await rest();
      const end = clock.now().getTime() + 10 * 63_150;
      while (!isOver && clock.now().getTime() < end) {
        clock.advance(clock.untilNext() ?? end);
        await rest();
      }
      expect(isOver).toBe(true);
      expect(shop.checkout.placing.get().phase).not.toBe("submitting");
      shop.dispose();
    },
  );

  it("[ORDER-9] shows what has changed since the shopper looked, and orders that with the next press", async () => {
    const opened = await open();
    await setPrice(409);
    const placing = await opened.shop.checkout.place();
    expect(placing).toEqual({
      phase: "changed",
      differences: [
        { kind: "price", productId: String(ids.milk), name: "Tej 2,8% 1 l", before: 399, after: 409 },
        { kind: "amount", part: "goods", before: 399, after: 409 },
        { kind: "amount", part: "total", before: 789, after: 799 },
      ],
    });
    expect(await ordersOf(opened.cartId, backend)).toEqual([]);
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "placed", order: { amounts: { total: 799 } } });
    await setPrice(399);
  });

  it("[ORDER-9] orders at once what has changed in nothing that the shopper has to see", async () => {
    const opened = await open();
    const rename = (name: string) => backend.database.db.updateTable("products").set({ name }).where("id", "=", ids.milk).execute();
    await rename("Tej");
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "placed" });
    expect(sent(opened, "createOrder")).toHaveLength(2);
    await rename("Tej 2,8% 1 l");
  });

  it.each(["at once", "after a lost answer"])("[ORDER-5] registers a guest who gives a password, and logs them in %s", async (when) => {
    const opened = await open();
    const { shop, browser, settled, network } = opened;
    const email = `vendeg.${when.length}@pelda.hu`;
    await shop.checkout.update({ contactPerson: { ...contactPerson, email } });
    if (when !== "at once") fail(opened, "createOrder", refusedAfter(502), 1);
    await settled(shop.checkout.place({ password }));
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { email } });
    const kept = [browser.storage.getItem("kamra.order"), ...network.calls.map(({ headers }) => JSON.stringify([...headers]))];
    expect(kept.join()).not.toContain(password);
  });

  it("[ORDER-5] keeps the password nowhere but in the request", async () => {
    const written: string[] = [];
    const opened = await open();
    const { browser } = opened;
    const listening: Browser = {
      ...browser,
      storage: { ...browser.storage, setItem: (key, value) => void written.push(key, value) },
    };
    const spied = await reopen(listening);
    await spied.shop.checkout.update({ contactPerson: { ...contactPerson, email: "masik@pelda.hu" } });
    await spied.shop.checkout.place({ password });
    expect(written).toContain("kamra.order");
    expect(written.join()).not.toContain(password);
    expect(JSON.stringify(spied.log)).not.toContain(password);
  });

  it("[ORDER-6] keeps what was entered over a reload, for this tab alone, until the order is placed", async () => {
    const sessionStorage = memoryStorage();
    const opened = await open({ sessionStorage });
    const entered = { name: "Nagy Béla", email: "", telephone: "" };
    await opened.shop.checkout.update({ contactPerson: entered, saveBillingAddress: false });
    const reloaded = await reopen(opened.browser, { sessionStorage });
    expect(reloaded.shop.checkout.view.get().data).toMatchObject({ contactPerson: entered, saveBillingAddress: false });
    const otherTab = await reopen(opened.browser);
    expect(otherTab.shop.checkout.view.get().data).toMatchObject({ contactPerson, saveBillingAddress: true });
    await reloaded.shop.checkout.update({ contactPerson });
    await reloaded.shop.checkout.place();
    expect(sessionStorage.getItem("kamra.checkout")).toBeNull();
    expect(reloaded.shop.checkout.view.get().data.saveBillingAddress).toBe(true);
  });

  it("[ORDER-7] has placed the order, whatever fails after it", async () => {
    const broken = {
      track: () => {
        throw new Error("The tag manager is broken");
      },
    };
    const opened = await open({ analytics: [broken] });
    opened.shop.analytics.decide("given");
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? null : offline));
    const placing = await opened.settled(opened.shop.checkout.place({ saveAsList: "Heti bevásárlás" }));
    expect(placing).toMatchObject({ phase: "placed" });
    expect(texts(opened)).toContain("Sikeres rendelésleadás!");
    expect(texts(opened).filter((text) => text.includes("megrendelés leadása"))).toEqual([]);
    expect(opened.visited).toHaveLength(1);
  });

  it("[ORDER-3] [ORDER-7] shows the same order when the cart could not be reloaded and is ordered again", async () => {
    const opened = await open();
    const { shop, network, settled } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? null : offline));
    const first = await settled(shop.checkout.place());
    expect(shop.cart.state.get().cart?.lines).toHaveLength(1);
    expect(await settled(shop.checkout.place())).toBe(first);
    expect(sent(opened, "createOrder")).toHaveLength(1);
    expect(texts(opened).filter((text) => text === "Sikeres rendelésleadás!")).toHaveLength(1);
  });
});
