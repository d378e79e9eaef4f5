import { smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings, type Store } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorAnswer, lateAnswer, lateRequest, lostAnswer, offline } from "../network/index.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import {
  billingAddress,
  browserWith,
  type CheckoutKit,
  contactPerson,
  fail,
  ordersOf,
  password,
  readyCart,
  safe,
  sent,
  startCheckoutKit,
  texts,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

const unknown = /ne rendelj és ne fizess újra/;

const until = <T>(store: Store<T>, holds: (value: T) => boolean) =>
  new Promise<void>((resolve) => {
    const end = store.subscribe(() => {
      if (!holds(store.get())) return;
      end();
      resolve();
    });
  });

/** A logged-in user who pressed and does not know the result; the page is closed. */
const pressInVain = async () => {
  const { shop, browser, network, rest, email } = await kit.openLoggedIn();
  network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
  void shop.checkout.place().catch(() => null);
  await rest();
  shop.dispose();
  return { browser, email };
};

describe("one press", () => {
  it("[ORDER-3] counts a double click as one", async () => {
    const opened = await kit.open();
    const [first, second] = await Promise.all([opened.shop.checkout.place(), opened.shop.checkout.place()]);
    expect([first?.phase, second]).toEqual(["placed", null]);
    expect(sent(opened, "createOrder")).toHaveLength(1);
  });

  it("[ORDER-3] sends the same attempt again with the same key", async () => {
    const opened = await kit.open();
    fail(opened, "createOrder", lostAnswer, 2);
    await opened.settled(opened.shop.checkout.place());
    const keys = sent(opened, "createOrder").map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] finds out the result of a lost answer before it orders again", async () => {
    const opened = await kit.open();
    const { shop, network, settled, cartId, reconnect } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    expect(await settled(shop.checkout.place())).toEqual({ phase: "unknown" });
    expect(texts(opened)).toEqual([expect.stringMatching(unknown)]);
    expect(shop.notices.get()).toMatchObject([{ kind: "error", durationMs: defaultSettings.errorDialogMs }]);
    const pressed = sent(opened, "createOrder").length;
    expect(await settled(shop.checkout.place())).toEqual({ phase: "unknown" });
    shop.checkout.dismiss();
    expect(shop.checkout.placing.get()).toEqual({ phase: "unknown" });
    network.use(() => null);
    reconnect();
    await settled(until(shop.checkout.placing, ({ phase }) => phase === "placed"));
    const [order] = await ordersOf(cartId, kit.backend);
    expect(shop.checkout.placing.get()).toMatchObject({ phase: "placed", order: { id: String(order?.id) } });
    expect(sent(opened, "createOrder")).toHaveLength(pressed);
  });

  it("[ORDER-2] [ORDER-3] reports an order that never arrived as not placed, and allows another attempt", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const { shop, network, settled, rest, cartId, reconnect, browser } = opened;
    network.use(({ operationName }) =>
      operationName === "createOrder" || operationName === "settleOrder" ? offline : null,
    );
    expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    network.use(() => null);
    await rest();
    reconnect();
    await rest();
    expect(shop.checkout.placing.get()).toMatchObject({
      phase: "refused",
      error: { _tag: "TimeoutError", timeoutMs: defaultSettings.timeoutMs },
    });
    expect(texts(opened).at(-1)).toContain(safe);
    expect(browser.storage.getItem("kamra.order")).toBeNull();
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "placed" });
    expect(await ordersOf(cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] learns the result of a lost answer at the next press, and asks no more", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const { shop, network, clock, rest } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    network.use(() => null);
    await rest();
    const placing = await shop.checkout.place();
    expect(placing).toMatchObject({ phase: "placed" });
    clock.advance(10 * defaultSettings.reconnectMs);
    await rest();
    expect(shop.checkout.placing.get()).toBe(placing);
  });

  it("[ORDER-3] asks for an order's result automatically and repeatedly, reports it once, and does not block the shopper", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const { shop, network, clock, rest } = opened;
    network.use(({ operationName }) =>
      operationName === "createOrder" ? lostAnswer : graphqlErrorAnswer("INTERNAL_SERVER_ERROR"),
    );
    shop.navigation.redirect("/megrendeles/osszesites");
    expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    shop.navigation.push("/kosar");
    expect(opened.visited).toMatchObject([{ to: "/megrendeles/osszesites" }, { to: "/kosar" }]);
    for (const { id } of shop.notices.get()) shop.dismissNotice(id);
    const questions = () => sent(opened, "settleOrder").length;
    await rest();
    for (const asked of [1, 2]) {
      expect(questions()).toBe(asked);
      clock.advance(defaultSettings.reconnectMs - 1);
      await rest();
      expect(questions()).toBe(asked);
      clock.advance(1);
      await rest();
    }
    expect(texts(opened)).toEqual([]);
    const line = { level: "warning", message: "What became of an order cannot be found out" };
    expect(opened.log).toMatchObject([line, line, line]);
    network.use(() => null);
    clock.advance(defaultSettings.reconnectMs);
    await rest();
    expect(shop.checkout.placing.get()).toMatchObject({ phase: "placed" });
    expect(questions()).toBe(4);
    clock.advance(10 * defaultSettings.reconnectMs);
    await rest();
    expect(questions()).toBe(4);
  });

  it("[ORDER-3] is settled in every tab when one of them has learnt the result", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser, { settings: { attempts: 1 } });
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    await opened.settled(opened.shop.checkout.place());
    other.network.use(() => offline);
    other.reconnect();
    await other.rest();
    expect(other.shop.checkout.placing.get()).toEqual({ phase: "unknown" });
    opened.network.use(() => null);
    opened.reconnect();
    await opened.settled(until(opened.shop.checkout.placing, ({ phase }) => phase === "placed"));
    other.network.use(() => null);
    other.reconnect();
    await other.rest();
    expect(other.shop.checkout.placing.get()).toEqual({ phase: "idle" });
    expect(other.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(texts(other)).not.toContain("Sikeres rendelésleadás!");
  });

  it("[ORDER-3] does not change while it is being sent, whatever the shopper does", async () => {
    const opened = await kit.open();
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? lateAnswer(held.promise) : null));
    const placing = opened.shop.checkout.place();
    opened.shop.checkout.dismiss();
    await opened.rest();
    opened.reconnect();
    await opened.rest();
    expect(opened.shop.checkout.placing.get()).toEqual({ phase: "submitting" });
    expect(sent(opened, "settleOrder")).toEqual([]);
    held.resolve();
    expect(await placing).toMatchObject({ phase: "placed" });
    expect(opened.shop.checkout.placing.getServer()).toEqual({ phase: "idle" });
  });

  it("[ORDER-3] learns the order's result after a reload in the middle", async () => {
    const opened = await kit.open();
    const { shop, browser, network, rest, cartId } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostAnswer : offline));
    void shop.checkout.place().catch(() => null);
    await rest();
    shop.dispose();
    const [order] = await ordersOf(cartId, kit.backend);
    const reloaded = await kit.reopen(browser);
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get()).toMatchObject({ phase: "placed", order: { id: String(order?.id) } });
    expect(texts(reloaded)).toEqual(["Sikeres rendelésleadás!"]);
    expect(sent(reloaded, "createOrder")).toEqual([]);
    const later = await kit.reopen(browser);
    await later.rest();
    expect(later.shop.checkout.placing.get()).toEqual({ phase: "idle" });
  });

  it("[ORDER-3] [SESS-4] reports a lost answer's result only to the user who pressed, also after a later login", async () => {
    const { browser, email } = await pressInVain();
    browser.cookies.remove("token");
    const guests = await kit.reopen(browser);
    await guests.rest();
    expect(guests.shop.checkout.placing.get()).toEqual({ phase: "idle" });
    expect(sent(guests, "settleOrder")).toEqual([]);
    const other = `masik.${email}`;
    await guests.shop.session.register({ email: other, password, name: "Nagy Béla" });
    await guests.rest();
    expect(guests.shop.checkout.placing.get()).toEqual({ phase: "idle" });
    await guests.shop.session.logout();
    await guests.shop.session.login({ email, password });
    await guests.rest();
    expect(guests.shop.checkout.placing.get()).toMatchObject({ phase: "placed" });
    expect(sent(guests, "createOrder")).toEqual([]);
  });

  it("[ORDER-3] learns the result of a user's order also where a page has not loaded the user yet", async () => {
    const { browser } = await pressInVain();
    const reloaded = await kit.reopen(browser);
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get()).toMatchObject({ phase: "placed" });
    const later = await kit.reopen(browser);
    await later.rest();
    expect(sent(later, "me")).toEqual([]);
  });

  it("[ORDER-3] [SESS-4] never asks for the result as another user, nor forgets it over their order", async () => {
    const { browser, email } = await pressInVain();
    browser.cookies.remove("token");
    browser.cookies.remove(defaultSettings.cartCookie);
    const others = await kit.reopen(browser);
    await others.shop.session.register({ email: `utana.${email}`, password, name: "Nagy Béla" });
    others.shop.dispose();
    const reloaded = await kit.reopen(browser);
    const { shop, rest } = reloaded;
    await rest();
    expect([sent(reloaded, "me").length, sent(reloaded, "settleOrder"), texts(reloaded)]).toEqual([1, [], []]);
    const [milk] = await shop.catalogue.productsById([String(ids.milk)]);
    await shop.cart.setQuantity(milk ?? expect.fail(), { quantity: 1, quantityType: "default" });
    await shop.checkout.update({ contactPerson, billingAddress, paymentMethodId: "2" });
    const placing = await shop.checkout.place();
    await shop.session.logout();
    await shop.session.login({ email, password });
    await rest();
    const found = shop.checkout.placing.get();
    expect([placing, found]).toMatchObject([{ phase: "placed" }, { phase: "placed" }]);
    expect(found).not.toEqual(placing);
  });

  it("[ORDER-1] [ORDER-3] reports the revenue once, also when a reload comes in between", async () => {
    const heard: AnalyticsEvent[] = [];
    const analytics = [{ track: (event: AnalyticsEvent) => void heard.push(event) }];
    const opened = await kit.open({ analytics });
    opened.shop.analytics.decide("given");
    const held = new Promise<void>(() => {});
    opened.network.use(({ operationName }) => (operationName === "cartHash" ? lateAnswer(held) : null));
    void opened.shop.checkout.place().catch(() => null);
    await opened.rest();
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
    opened.shop.dispose();
    const reloaded = await kit.reopen(opened.browser, { analytics });
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get().phase).toBe("placed");
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
  });

  it("[ORDER-3] is one order for two tabs", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser);
    const both = await Promise.all([opened.shop.checkout.place(), other.shop.checkout.place()]);
    expect(both.map((placing) => placing?.phase)).toEqual(["placed", "placed"]);
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] does not cancel another tab's request that the server has not received yet, and yields the same order", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser);
    const departure = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) =>
      operationName === "createOrder" ? lateRequest(departure.promise) : null,
    );
    const first = opened.shop.checkout.place();
    await opened.rest();
    expect(sent(opened, "createOrder")).toHaveLength(1);
    const second = await other.shop.checkout.place();
    departure.resolve();
    const [order] = await ordersOf(opened.cartId, kit.backend);
    expect([await first, second]).toMatchObject(
      [1, 2].map(() => ({ phase: "placed", order: { id: String(order?.id) } })),
    );
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
    expect(opened.browser.storage.getItem("kamra.order")).toBeNull();
  });

  it("[ORDER-3] retries once when a new tab has cancelled the attempt", async () => {
    const opened = await kit.open();
    const departure = Promise.withResolvers<void>();
    fail(opened, "createOrder", lateRequest(departure.promise), 1);
    const first = opened.shop.checkout.place();
    await opened.rest();
    const other = await kit.reopen(opened.browser);
    await other.rest();
    expect(sent(other, "settleOrder")).toHaveLength(1);
    departure.resolve();
    expect(await opened.settled(first)).toMatchObject({ phase: "placed" });
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] learns the results of both of two attempts without an answer", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const tabs = [opened, await kit.reopen(opened.browser, { settings: { attempts: 1 } })] as const;
    for (const { network } of tabs) network.use(() => offline);
    for (const { shop } of tabs) expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    for (const { shop } of tabs) shop.dispose();
    const reloaded = await kit.reopen(opened.browser);
    await reloaded.rest();
    const keys = sent(reloaded, "settleOrder").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys)).toEqual(
      new Set(tabs.map((tab) => sent(tab, "createOrder")[0]?.headers.get("idempotency-key"))),
    );
    expect(reloaded.shop.checkout.placing.get().phase).toBe("refused");
    expect(opened.browser.storage.getItem("kamra.order")).toBeNull();
  });

  it("[ORDER-3] waits while another tab is placing, and reports the same order", async () => {
    const cartId = await readyCart(kit.backend);
    const browser = browserWith(cartId);
    const windows = browserWithChannels();
    const tabs = [
      await kit.reopen(browser, { window: windows() }),
      await kit.reopen(browser, { window: windows() }),
    ] as const;
    const held = Promise.withResolvers<void>();
    tabs[0].network.use(({ operationName }) => (operationName === "createOrder" ? lateAnswer(held.promise) : null));
    const both = tabs.map(({ shop }) => shop.checkout.place());
    await tabs[0].rest();
    expect(sent(tabs[1], "createOrder")).toEqual([]);
    // The server has the order by now: this tab hears that its cart is empty before its turn comes.
    await tabs[1].shop.cart.refresh();
    expect(tabs[1].shop.cart.state.get().cart?.lines ?? []).toEqual([]);
    held.resolve();
    const placings = await Promise.all(both);
    const orders = await ordersOf(cartId, kit.backend);
    expect(orders).toHaveLength(1);
    const same = { phase: "placed", order: { id: String(orders[0]?.id) } };
    expect(placings).toMatchObject([same, same]);
    for (const { shop } of tabs) shop.dispose();
  });

  it("[ORDER-3] [ORDER-7] shows the same order when the cart could not be reloaded and is ordered again", async () => {
    const opened = await kit.open();
    const { shop, network, settled } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? null : offline));
    const first = await settled(shop.checkout.place());
    expect(shop.cart.state.get().cart?.lines).toHaveLength(1);
    expect(await settled(shop.checkout.place())).toBe(first);
    expect(sent(opened, "createOrder")).toHaveLength(1);
    expect(texts(opened).filter((text) => text === "Sikeres rendelésleadás!")).toHaveLength(1);
  });
});
