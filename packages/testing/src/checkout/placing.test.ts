import { smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings, type KeyValueStorage, memoryStorage } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorResponse, lateRequest, refusedAfter } from "../network/index.ts";
import {
  type Browser,
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

const setPrice = (price: number) =>
  kit.backend.database.db.updateTable("products").set({ price }).where("id", "=", ids.milk).execute();

describe("placing an order", () => {
  it("[ORDER-1] orders what the shopper sees, confirms it, and starts again with an empty cart", async () => {
    const { cartId, shop, visited, log } = await kit.open();
    expect(shop.checkout.view.get().blockers).toEqual([]);
    // A list without a name is not created.
    const placing = await shop.checkout.place({ saveAsList: "" });
    const [order] = await ordersOf(cartId, kit.backend);
    const goTo = `/megrendeles/statusz/${order?.transaction_id}`;
    expect(placing).toMatchObject({ phase: "placed", order: { id: String(order?.id) }, goTo });
    const { noticeMs: durationMs } = defaultSettings;
    expect(shop.notices.get()).toMatchObject([{ kind: "success", text: "Sikeres rendelésleadás!", durationMs }]);
    expect(visited).toEqual([{ kind: "redirect", to: goTo }]);
    expect(shop.cart.state.get().cart).toMatchObject({ lines: [] });
    expect(log.map(({ message }) => message)).toEqual(["The server does not accept the cart's id"]);
  });

  it("[ORDER-1] [CART-16] waits for pending changes, and orders with them", async () => {
    const opened = await kit.open();
    const { shop, network, rest } = opened;
    const [milk] = await shop.catalogue.productsById([String(ids.milk)]);
    const held = Promise.withResolvers<void>();
    network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    void shop.cart.setQuantity(milk ?? expect.fail(), { quantity: 2, quantityType: "default" });
    const placing = shop.checkout.place();
    await rest();
    expect(sent(opened, "createOrder")).toEqual([]);
    held.resolve();
    expect(await placing).toMatchObject({ phase: "placed", order: { lines: [{ quantity: 2 }] } });
  });

  it("[ORDER-1] goes through its ten steps in their order", async () => {
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
    /** Describes the stored state: for an order attempt, the lines that become a list. */
    const telling = (inner: KeyValueStorage): KeyValueStorage => ({
      getItem: (key) => inner.getItem(key),
      setItem: (key, value) => {
        const [, lines] = /"lines":(\[.*?\])/.exec(value) ?? [];
        if (lines !== undefined) steps.push(`listed ${lines}`);
        inner.setItem(key, value);
      },
      removeItem: (key) => {
        steps.push(`${key} cleared`);
        inner.removeItem(key);
      },
    });
    const opened = await kit.open({
      analytics: [adapter],
      storage: telling(memoryStorage()),
      sessionStorage: telling(memoryStorage()),
    });
    const { shop, network, cartId, visited } = opened;
    shop.analytics.decide("given");
    await shop.checkout.update({ contactPerson: { ...contactPerson, email: "tiz.lepes@pelda.hu" } });
    const first = network.calls.length;
    steps.length = 0;
    network.use(({ operationName, method, path }) => {
      steps.push(path === "/graphql" ? operationName : `${method} ${path}`);
      return null;
    });
    shop.session.state.subscribe(() => steps.push(shop.session.state.get().isLoggedIn ? "loggedIn" : "guest"));
    shop.notices.subscribe(() => steps.push(`${texts(opened).join()} (${visited.length} visited)`));
    await shop.checkout.place({ password, saveAsList: "Heti" });
    // Seen prices belong to the cart that was ordered.
    const besides = ["paymentMethods", "linkableOrders", "shippingMethods", "GET /lists", "me", "kamra.prices cleared"];
    expect(steps.filter((step, index) => steps.indexOf(step) === index && !besides.includes(step))).toEqual([
      "session",
      `listed [{"product":{"id":"${ids.milk}"},"quantity":1}]`,
      "createOrder",
      "purchased",
      "loggedIn",
      "createCart",
      "cartHash",
      "kamra.checkout cleared",
      "POST /list",
      "POST /sync",
      "Sikeres rendelésleadás! (0 visited)",
      "kamra.order cleared",
    ]);
    expect(visited).toHaveLength(1);
    const [order] = await ordersOf(cartId, kit.backend);
    expect(heard.at(-1)).toEqual({
      kind: "purchased",
      order: {
        id: String(order?.id),
        total: order?.total_amount,
        items: [{ id: String(ids.milk), name: "Tej 2,8% 1 l", price: 399, quantity: 1 }],
        affiliation: order?.affiliation,
        userType: order?.user_type,
        paymentMethodId: "2",
      },
    });
    expect(network.calls[first]?.variables).toMatchObject({
      orderInput: { gamp_cid: "c", gamp_session_id: "s", gamp_checkout_type: "normal" },
    });
  });

  it("[ORDER-1] saves the cart as a list when asked to and given a name", async () => {
    const { shop, settled } = await kit.open();
    await shop.session.register({ email: "listas@pelda.hu", password, name: "Kovács Anna" });
    await shop.cart.refresh();
    await shop.checkout.refresh();
    expect(await settled(shop.checkout.place({ saveAsList: "Heti" }))).toMatchObject({ phase: "placed" });
    await shop.lists.refresh();
    const [list] = shop.lists.state.get().lists ?? [];
    expect(list).toMatchObject({ name: "Heti", products: [{ productId: String(ids.milk), quantity: 1 }] });
  });

  it("[LAW-9] [ORDER-1] sends no visit data without consent, and continues when analytics hang", async () => {
    const hanging = { session: () => new Promise<never>(() => {}), track: () => new Promise<never>(() => {}) };
    const refusing = await kit.open({ analytics: [hanging] });
    await refusing.shop.checkout.place();
    expect(sent(refusing, "createOrder")).toHaveLength(1);
    expect(JSON.stringify(sent(refusing, "createOrder"))).not.toMatch(/gamp_(cid|session_id)":/);

    const consenting = await kit.open({ analytics: [hanging] });
    consenting.shop.analytics.decide("given");
    expect(await consenting.settled(consenting.shop.checkout.place())).toMatchObject({ phase: "placed" });
  });

  it("[ORDER-2] reports the failure, that no payment happened, and allows another attempt", async () => {
    const opened = await kit.open();
    const { shop, settled, log, cartId, network } = opened;
    fail(opened, "createOrder", graphqlErrorResponse("INTERNAL_SERVER_ERROR"));
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "refused", error: { _tag: "ServerError" } });
    expect(texts(opened)).toEqual([
      `Hiba történt a megrendelés leadása közben: A szerver hibázott. Kérünk, próbáld újra! ${safe}`,
    ]);
    expect(shop.notices.get()).toMatchObject([{ kind: "error", durationMs: defaultSettings.errorDialogMs }]);
    expect(log.filter(({ level }) => level === "critical").map(({ message }) => message)).toEqual([
      "An order was not placed",
    ]);
    expect(await ordersOf(cartId, kit.backend)).toEqual([]);
    network.use(() => null);
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "placed" });
  });

  it("[ORDER-2] [REDIR-2] lets the shopper go elsewhere again when it failed, and forgets the failure once they have seen it", async () => {
    const opened = await kit.open();
    const { shop, settled } = opened;
    fail(opened, "createOrder", graphqlErrorResponse("INTERNAL_SERVER_ERROR"));
    shop.navigation.redirect("/megrendeles/osszesites");
    await settled(shop.checkout.place());
    shop.navigation.push("/kosar");
    expect(opened.visited).toMatchObject([{ to: "/megrendeles/osszesites" }, { to: "/kosar" }]);
    expect(shop.checkout.placing.get().phase).toBe("refused");
    shop.checkout.dismiss();
    expect(shop.checkout.placing.get()).toEqual({ phase: "idle" });
  });

  it("[ORDER-4] sends nothing while something is missing, and lists it", async () => {
    const opened = await kit.open();
    await opened.shop.cart.empty();
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "blocked", blockers: [{ kind: "cart" }] });
    expect(sent(opened, "createOrder")).toEqual([]);
  });

  it("[ORDER-9] shows what has changed since the shopper looked, and orders that with the next press", async () => {
    const opened = await kit.open();
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
    expect(await ordersOf(opened.cartId, kit.backend)).toEqual([]);
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "placed", order: { amounts: { total: 799 } } });
    await setPrice(399);
  });

  it("[ORDER-9] [CART-19] names the coupon that the server took out and its reason, and orders without it next", async () => {
    const { db } = kit.backend.database;
    const terms = { code: "ELSO", amount: 100, percent: null, category_id: null, valid_from: null, valid_to: null };
    await db
      .insertInto("coupons")
      .values({ ...terms, first_order_only: true })
      .execute();
    const first = await kit.open();
    await first.shop.cart.choose({ couponCode: "ELSO", contactPerson: { ...contactPerson, email: "elso@pelda.hu" } });
    expect(await first.shop.checkout.place()).toMatchObject({ phase: "placed" });
    const { shop } = await kit.open();
    await shop.cart.choose({ couponCode: "ELSO", contactPerson: { ...contactPerson, email: "uj@pelda.hu" } });
    await shop.checkout.update({ contactPerson: { ...contactPerson, email: "elso@pelda.hu" } });
    expect(await shop.checkout.place()).toEqual({
      phase: "changed",
      differences: [
        { kind: "amount", part: "discount", before: -100, after: 0 },
        { kind: "amount", part: "total", before: 689, after: 789 },
        { kind: "coupon", couponCode: "ELSO", reason: "Ezt a kupont már felhasználtad." },
      ],
    });
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed", order: { amounts: { total: 789 } } });
  });

  it("[ORDER-9] orders immediately when no visible part has changed", async () => {
    const opened = await kit.open();
    const rename = (name: string) =>
      kit.backend.database.db.updateTable("products").set({ name }).where("id", "=", ids.milk).execute();
    await rename("Tej");
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "placed" });
    expect(sent(opened, "createOrder")).toHaveLength(2);
    await rename("Tej 2,8% 1 l");
  });

  it.each(["at once", "after a lost answer"])(
    "[ORDER-5] registers a guest who gives a password, and logs them in %s",
    async (when) => {
      const opened = await kit.open();
      const { shop, browser, settled, network } = opened;
      const email = `vendeg.${when.length}@pelda.hu`;
      await shop.checkout.update({ contactPerson: { ...contactPerson, email } });
      if (when !== "at once") fail(opened, "createOrder", refusedAfter(502), 1);
      await settled(shop.checkout.place({ password }));
      expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { email } });
      const kept = [
        browser.storage.getItem("kamra.order"),
        ...network.calls.map(({ headers }) => JSON.stringify([...headers])),
      ];
      expect(kept.join()).not.toContain(password);
    },
  );

  it("[ORDER-5] sends the password only with the request, and keeps the token until the browser closes", async () => {
    const written: string[] = [];
    const tokens: unknown[] = [];
    const opened = await kit.open();
    const { browser } = opened;
    const listening: Browser = {
      cookies: {
        ...browser.cookies,
        set: (name, value, options) => {
          if (name === defaultSettings.tokenCookie) tokens.push(options);
          browser.cookies.set(name, value, options);
        },
      },
      storage: { ...browser.storage, setItem: (key, value) => void written.push(key, value) },
    };
    const spied = await kit.reopen(listening);
    await spied.shop.checkout.update({ contactPerson: { ...contactPerson, email: "masik@pelda.hu" } });
    await spied.shop.checkout.place({ password });
    expect(written).toContain("kamra.order");
    expect(written.join()).not.toContain(password);
    expect(JSON.stringify(spied.log)).not.toContain(password);
    expect(tokens).toEqual([{}]);
  });

  it("[ORDER-6] keeps the entered data through a reload, for this tab alone, until the order is placed", async () => {
    const sessionStorage = memoryStorage();
    const opened = await kit.open({ sessionStorage });
    const entered = { name: "Nagy Béla", email: "", telephone: "" };
    await opened.shop.checkout.update({ contactPerson: entered, saveBillingAddress: false });
    const reloaded = await kit.reopen(opened.browser, { sessionStorage });
    expect(reloaded.shop.checkout.view.get().data).toMatchObject({ contactPerson: entered, saveBillingAddress: false });
    const otherTab = await kit.reopen(opened.browser);
    expect(otherTab.shop.checkout.view.get().data).toMatchObject({ contactPerson, saveBillingAddress: true });
    await reloaded.shop.checkout.update({ contactPerson });
    await reloaded.shop.checkout.place();
    expect(sessionStorage.getItem("kamra.checkout")).toBeNull();
    expect(reloaded.shop.checkout.view.get().data.saveBillingAddress).toBe(true);
  });
});
