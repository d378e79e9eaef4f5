import type { Backend } from "@kamra/backend";
import { defaultSettings, memoryCookies, memoryStorage } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import { graphqlErrorAnswer, lateAnswer } from "../network/index.ts";
import { billingAddress, browserWith, contactPerson, home, openCheckout, readyCart, shippingAddress } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
let people = 0;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = async (options: Partial<TestShopOptions> = {}) =>
  openCheckout(browserWith(await readyCart(backend)), { fetch: backend.fetch, now, ...options });
const asked = ({ network }: Pick<TestShop, "network">, operation: string) =>
  network.calls.filter(({ operationName }) => operationName === operation);

/** Somebody who is logged in, with a cart that lacks nothing. */
const openLoggedIn = async (options: Partial<TestShopOptions> = {}) => {
  people += 1;
  const opened = openTestShop({ ...browserWith(await readyCart(backend)), fetch: backend.fetch, now, ...options });
  await opened.shop.session.register({ email: `vevo.${people}@pelda.hu`, password: "egy hosszú jelszó", name: "Kovács Anna" });
  const { dialog } = opened.shop.dialogs.open.get() ?? {};
  if (dialog !== undefined) opened.shop.dialogs.answer(dialog, null);
  opened.clock.advance(1000);
  await opened.shop.cart.refresh();
  return opened;
};

describe("checkout information", () => {
  it("[INFO-1] is asked for the cart, and is null with a notice when it cannot be had", async () => {
    const opened = await open();
    const { shop, network } = opened;
    const { cart } = shop.cart.state.get();
    expect(asked(opened, "paymentMethods")[0]?.variables).toEqual({ cartId: cart?.id, billingAddressId: null, orderId: null });
    expect(shop.checkout.view.get().paymentMethods?.map(({ name }) => name)).toEqual(["Simple", "Utánvét"]);
    network.use(() => graphqlErrorAnswer("INTERNAL_SERVER_ERROR"));
    await shop.checkout.refresh();
    expect(shop.checkout.view.get().paymentMethods).toBeNull();
    expect(shop.notices.get().map(({ text }) => text)).toContain("Ajjaj. Valami baj történt a szállítási adatok letöltése közben.");
  });

  it("[INFO-1] is never that of an answer that was overtaken", async () => {
    const opened = await open();
    const { shop, network, rest } = opened;
    const held = Promise.withResolvers<void>();
    let isFirst = true;
    network.use(({ operationName }) => {
      if (operationName !== "paymentMethods" || !isFirst) return null;
      isFirst = false;
      return lateAnswer(held.promise);
    });
    const first = shop.checkout.refresh();
    await shop.checkout.refresh();
    const view = shop.checkout.view.get();
    held.resolve();
    await first;
    await rest();
    expect(shop.checkout.view.get()).toBe(view);
  });

  it("[INFO-1] is asked anew when the cart's way of delivery changes, and not when nothing does", async () => {
    const opened = await open();
    const before = asked(opened, "paymentMethods").length;
    await opened.shop.cart.refresh();
    await opened.rest();
    expect(asked(opened, "paymentMethods")).toHaveLength(before);
    await opened.shop.delivery.select(home);
    await opened.shop.checkout.update({ shippingMethodId: "2" });
    await opened.rest();
    expect(asked(opened, "paymentMethods").length).toBeGreaterThan(before);
  });

  it("[INFO-1] [PAY-2] is asked anew for another billing address, by its id where it is saved, and for who has logged in", async () => {
    const opened = await open();
    const { shop, rest } = opened;
    const billingIds = () => asked(opened, "paymentMethods").map(({ variables }) => variables["billingAddressId"]);
    const before = billingIds().length;
    await shop.session.register({ email: `szamla.${before}@pelda.hu`, password: "egy hosszú jelszó", name: "Kovács Anna" });
    await rest();
    expect(billingIds().length).toBeGreaterThan(before);
    await shop.account.createBillingAddress({ ...billingAddress, isDefault: true });
    const [saved] = shop.session.state.get().user?.billingAddresses ?? [];
    await shop.checkout.update({ billingAddress: saved ?? null });
    await rest();
    expect(billingIds().at(-1)).toBe(saved?.id);
    await shop.checkout.update({ billingAddress });
    await rest();
    expect(billingIds().at(-1)).toBeNull();
  });

  it("[INFO-1] is not asked for by itself before a checkout asks, nor while the cart waits for the server", async () => {
    const unasked = openTestShop({ ...browserWith(await readyCart(backend)), fetch: backend.fetch, now });
    await unasked.shop.cart.refresh();
    await unasked.rest();
    expect(asked(unasked, "paymentMethods")).toEqual([]);
    expect(asked(unasked, "timeSlots")).toEqual([]);
    const opened = await open();
    await opened.shop.delivery.select(home);
    await opened.rest();
    const courier = opened.shop.delivery.methods.get()?.find(({ kind }) => kind === "courier") ?? null;
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateAnswer(held.promise) : null));
    const before = asked(opened, "paymentMethods").length;
    const updated = opened.shop.cart.choose({ shippingMethod: courier });
    await opened.rest();
    expect(asked(opened, "paymentMethods")).toHaveLength(before);
    held.resolve();
    await updated;
    await opened.rest();
    expect(asked(opened, "paymentMethods")).toHaveLength(before + 1);
  });

  it("[INFO-1] [INFO-3] has what could be had, and tells the log of the rest", async () => {
    const opened = await openLoggedIn();
    opened.network.use(({ operationName }) => (operationName === "linkableOrders" ? graphqlErrorAnswer("INTERNAL_SERVER_ERROR") : null));
    await opened.shop.checkout.refresh();
    expect(opened.shop.checkout.view.get()).toMatchObject({ linkableOrders: null, paymentMethods: [{ name: "Simple" }, { name: "Utánvét" }] });
    opened.network.use(({ operationName }) => (/paymentMethods|timeSlots/.test(operationName) ? graphqlErrorAnswer("INTERNAL_SERVER_ERROR") : null));
    await opened.shop.delivery.select(home);
    await opened.shop.checkout.update({ shippingMethodId: "1" });
    await opened.shop.checkout.refresh();
    expect(opened.shop.checkout.view.get()).toMatchObject({ linkableOrders: [], paymentMethods: null });
    expect(opened.shop.checkout.timeSlots.get().days).toBeNull();
    expect(new Set(opened.log.map(({ level, message }) => `${level}: ${message}`))).toEqual(
      new Set([
        "warning: Could not load the orders to link to",
        "warning: Could not load the payment methods",
        "warning: Could not load the time slots",
      ]),
    );
  });

  it("[INFO-3] has no orders to link to for a guest, without asking", async () => {
    const opened = await open();
    expect(opened.shop.checkout.view.get().linkableOrders).toEqual([]);
    expect(asked(opened, "linkableOrders")).toEqual([]);
  });

  it("[INFO-2] clears a selection of pickup that is not available", async () => {
    const { db } = backend.database;
    const setActive = (is_active: boolean) => db.updateTable("shipping_methods").set({ is_active }).where("id", "=", 4).execute();
    await setActive(false);
    const { shop } = await open();
    expect(shop.delivery.selection.get()).toBeNull();
    expect(shop.checkout.view.get().blockers.map(({ kind }) => kind)).toContain("selection");
    await setActive(true);
  });
});

describe("an order to travel with", () => {
  const ordered = async () => {
    const first = await openLoggedIn();
    await first.shop.checkout.refresh();
    expect(await first.shop.checkout.place()).toMatchObject({ phase: "placed" });
    const { shop, rest } = first;
    const [product] = await shop.catalogue.productsById(["4"]);
    if (product === undefined) throw new Error("The seed has no milk");
    await shop.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
    void shop.checkout.refresh();
    await rest();
    return first;
  };

  const answer = ({ dialogs }: TestShop["shop"], orderId: string | null) => {
    const { dialog } = dialogs.open.get() ?? {};
    if (dialog?.kind === "linkOrders") dialogs.answer(dialog, orderId);
  };

  it("[LINK-1] [INFO-3] is offered once, the latest one first, and linked to when the shopper says so", async () => {
    const { shop, rest } = await ordered();
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    expect(shop.dialogs.open.get()?.dialog).toMatchObject({ kind: "linkOrders", preselected: order?.id, orders: [{ id: order?.id }] });
    answer(shop, order?.id ?? null);
    await rest();
    expect(shop.cart.state.get().cart?.linkedOrder?.id).toBe(order?.id);
    expect(shop.checkout.view.get().checkout).toMatchObject({ flow: "express", shippingMethod: { id: "4" } });
    await shop.checkout.linkTo(null);
    expect(shop.cart.state.get().cart?.linkedOrder).toBeNull();
  });

  it("[LINK-1] is not linked to by who declines, and not offered to them again", async () => {
    const { shop, rest, clock } = await ordered();
    answer(shop, null);
    clock.advance(1000);
    await rest();
    await shop.checkout.refresh();
    await rest();
    expect(shop.dialogs.open.get()).toBeNull();
    expect(shop.cart.state.get().cart?.linkedOrder).toBeNull();
  });

  it("[LINK-1] [SESS-4] is offered again to who logs in again, and not for an empty cart", async () => {
    const { shop, rest, clock } = await ordered();
    const { email = "" } = shop.session.state.get().user ?? {};
    answer(shop, null);
    clock.advance(1000);
    await shop.session.logout();
    await shop.session.login({ email, password: "egy hosszú jelszó" });
    await shop.checkout.refresh();
    await rest();
    expect(shop.dialogs.open.get()?.dialog).toMatchObject({ kind: "linkOrders" });
    answer(shop, null);
    clock.advance(1000);
    await shop.cart.empty();
    await shop.session.logout();
    await shop.session.login({ email, password: "egy hosszú jelszó" });
    await shop.checkout.refresh();
    await rest();
    expect(shop.checkout.view.get().linkableOrders).toHaveLength(1);
    expect(shop.dialogs.open.get()).toBeNull();
  });

  it("[LINK-1] tells why it cannot be linked to", async () => {
    const { shop, network, rest } = await ordered();
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    answer(shop, null);
    network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorAnswer("ORDER_CLOSED") : null));
    await expect(shop.checkout.linkTo(order?.id ?? null)).rejects.toMatchObject({ _tag: "ServerError" });
    await rest();
    expect(shop.notices.get().map(({ text }) => text)).toContain(
      "Hiba történt a megrendelések összekapcsolása közben! Ezt a megrendelést már nem lehet módosítani.",
    );
  });
});

describe("the guard", () => {
  it("[CHK-5] [CHK-6] opens a page when what it needs is there, and says all that is missing until then", async () => {
    const opened = openTestShop({ cookies: memoryCookies(), fetch: backend.fetch, now });
    const { shop } = opened;
    await shop.checkout.refresh();
    expect(shop.checkout.guard("/megrendeles")).toMatchObject({ allowed: false, redirectTo: "/" });
    await shop.delivery.select(home);
    const [product] = await shop.catalogue.productsById(["4"]);
    if (product === undefined) throw new Error("The seed has no milk");
    await shop.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
    expect(shop.checkout.guard("/megrendeles")).toEqual({ allowed: true });
    expect(shop.checkout.guard("/megrendeles/kiszallitas")).toMatchObject({ redirectTo: "/megrendeles", blockers: [{ kind: "contactPerson" }] });
    expect((await shop.checkout.leave("contact")).map(({ kind }) => kind)).toEqual(["contactPerson"]);
    await shop.checkout.update({ contactPerson });
    expect(await shop.checkout.leave("contact")).toEqual([]);
    expect(shop.checkout.guard("/megrendeles/szamlazas")).toMatchObject({ redirectTo: "/megrendeles/kiszallitas" });
    await shop.checkout.update({ shippingAddress });
    expect((await shop.checkout.leave("shipping")).map(({ kind }) => kind)).toEqual(["timeSlot"]);
    const slot = shop.checkout.timeSlots.get().days?.[0]?.slots[0];
    await shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(await shop.checkout.leave("shipping")).toEqual([]);
    await shop.checkout.update({ billingAddress, paymentMethodId: "2" });
    expect(shop.checkout.guard("/megrendeles/osszesites")).toEqual({ allowed: true });
    expect(await shop.checkout.leave("billing")).toEqual([]);
    expect(shop.checkout.view.get().blockers).toEqual([]);
    const { cart } = shop.cart.state.get();
    expect(cart).toMatchObject({
      contactPerson,
      shippingMethod: { id: "1" },
      shippingAddress: { street: "Margó Tivadar utca" },
      timeSlot: { id: slot?.id },
      billingAddress: { street: "Margó Tivadar utca" },
      paymentMethod: { id: "2" },
    });
    expect(await shop.checkout.place({ comment: "A kapucsengő rossz." })).toMatchObject({
      phase: "placed",
      order: { comment: "A kapucsengő rossz.", timeSlot: { day: slot?.day, from: slot?.from }, amounts: { delivery: slot?.price } },
    });
  });

  it("[CHK-3] lets nobody move on before what was entered has reached the cart, or been refused", async () => {
    const { shop, network, rest } = await open();
    const held = Promise.withResolvers<void>();
    network.use(({ operationName }) => (operationName === "updateCart" ? lateAnswer(held.promise) : null));
    const updated = shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
    const settled: string[] = [];
    const leaving = shop.checkout.leave("contact").then(() => settled.push("first"));
    const again = shop.checkout.leave("contact").then(() => settled.push("second"));
    await rest();
    expect(settled).toEqual([]);
    held.resolve();
    await Promise.all([updated, leaving, again]);

    network.use(({ operationName }) =>
      operationName === "updateCart" ? graphqlErrorAnswer("VALIDATION_FAILED", { validation: { contact_data: ["Így nem."] } }) : null,
    );
    const outcomes = await Promise.allSettled([
      shop.checkout.update({ contactPerson: { ...contactPerson, name: "Kis Béla" } }),
      shop.checkout.leave("contact"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("[CHK-2] is recomputed when somebody logs in", async () => {
    const { shop } = await openLoggedIn();
    expect(shop.checkout.view.get().checkout.flow).toBe("express");
    await shop.session.logout();
    expect(shop.checkout.view.get().checkout.flow).toBe("normal");
  });

  it("[SESS-4] keeps nothing that was entered for whoever comes after a logout", async () => {
    const sessionStorage = memoryStorage();
    const { shop } = await openLoggedIn({ sessionStorage });
    await shop.checkout.update({ shippingAddress, lyonessCardNumber: "1" });
    expect(sessionStorage.getItem("kamra.checkout")).not.toBeNull();
    await shop.session.logout();
    expect(sessionStorage.getItem("kamra.checkout")).toBeNull();
    expect(shop.checkout.view.get()).toMatchObject({ data: { lyonessCardNumber: null, contactPerson: null }, paymentMethods: null });
  });

  it("[CART-17] sends nothing that the server's cart knows already, nor anything for a cart with nothing in it", async () => {
    const opened = await open();
    const sent = () => asked(opened, "updateCart").length;
    await opened.shop.checkout.update({ contactPerson });
    await opened.shop.checkout.leave("contact");
    expect(sent()).toBe(0);
    await opened.shop.cart.empty();
    expect(sent()).toBe(1);
    await opened.shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
    expect(sent()).toBe(1);
    expect(opened.shop.checkout.view.get().data.contactPerson?.name).toBe("Nagy Béla");
  });

  it("[SESS-1] keeps what a guest has entered when they log in", async () => {
    const { shop } = await open();
    await shop.checkout.update({ lyonessCardNumber: "1" });
    await shop.session.register({ email: "beirt.adat@pelda.hu", password: "egy hosszú jelszó", name: "Kovács Anna" });
    expect(shop.checkout.view.get().data.lyonessCardNumber).toBe("1");
  });

  it("[ANALYT-1] tells analytics of a step when the one before it lets the shopper go", async () => {
    const heard: AnalyticsEvent[] = [];
    const { shop } = await open({ analytics: [{ track: (event) => void heard.push(event) }] });
    shop.analytics.decide("given");
    await shop.checkout.leave("cart");
    await shop.checkout.leave("summary");
    expect(heard).toMatchObject([{ kind: "checkout", step: "contact", items: [{ name: "Tej 2,8% 1 l", quantity: 1 }], total: 789 }]);
  });

  it("fills in what an account has", async () => {
    const { shop } = await openLoggedIn();
    await shop.account.createBillingAddress({ ...billingAddress, isDefault: true });
    expect(shop.checkout.view.get().data).toMatchObject({ contactPerson, billingAddress: { street: "Margó Tivadar utca" } });
  });
});

it("knows the snapshot's answers at once, and shows a server's page nothing else", async () => {
  const opened = await open();
  const snapshot = opened.shop.snapshot();
  const cookies = memoryCookies({ [defaultSettings.cartCookie]: opened.shop.cart.state.get().cart?.id ?? "" });
  const browser = openTestShop({ cookies, fetch: backend.fetch, now, snapshot });
  expect(browser.shop.checkout.view.get()).toEqual(opened.shop.checkout.view.get());
  expect(browser.network.calls).toEqual([]);
  await browser.shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
  expect(browser.shop.checkout.view.getServer()).toEqual(opened.shop.checkout.view.get());
});

it("[INFO-1] asks anew for what the snapshot has when that may have changed", async () => {
  const opened = await open();
  const snapshot = opened.shop.snapshot();
  const { network, rest, shop } = openTestShop({ cookies: opened.cookies, fetch: backend.fetch, now, snapshot });
  await shop.delivery.select(home);
  await shop.checkout.update({ shippingMethodId: "2" });
  await rest();
  expect(asked({ network }, "paymentMethods")).not.toEqual([]);
});
