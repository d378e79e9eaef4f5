import { smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings, type Store } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorResponse, lateResponse, lostResponse, offline } from "../network/index.ts";
import {
  billingAddress,
  type CheckoutKit,
  contactPerson,
  fail,
  ordersOf,
  password,
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
  network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
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
    fail(opened, "createOrder", lostResponse, 2);
    await opened.settled(opened.shop.checkout.place());
    const keys = sent(opened, "createOrder").map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] finds out the result of a lost answer before it orders again", async () => {
    const opened = await kit.open();
    const { shop, network, settled, cartId, reconnect } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
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

  it("[ORDER-3] learns the result of a lost answer at the next press, and stops asking", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const { shop, network, clock, rest } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
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
      operationName === "createOrder" ? lostResponse : graphqlErrorResponse("INTERNAL_SERVER_ERROR"),
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

  it("[ORDER-3] does not change while it is being sent, even if the shopper changes something", async () => {
    const opened = await kit.open();
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? lateResponse(held.promise) : null));
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
    network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
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

  it("[ORDER-3] learns the result of a user's order on a page that has not loaded the user yet", async () => {
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
    opened.network.use(({ operationName }) => (operationName === "cartHash" ? lateResponse(held) : null));
    void opened.shop.checkout.place().catch(() => null);
    await opened.rest();
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
    opened.shop.dispose();
    const reloaded = await kit.reopen(opened.browser, { analytics });
    await reloaded.rest();
    expect(reloaded.shop.checkout.placing.get().phase).toBe("placed");
    expect(heard.map(({ kind }) => kind)).toEqual(["purchased"]);
  });
});
