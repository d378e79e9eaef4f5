import { defaultSettings, memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import { graphqlErrorResponse, lateResponse } from "../network/index.ts";
import {
  billingAddress,
  browserWith,
  type CheckoutKit,
  contactPerson,
  home,
  now,
  password,
  readyCart,
  sent,
  startCheckoutKit,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("checkout information", () => {
  it("[INFO-1] is requested for the cart, and is null with a notice when it fails", async () => {
    const opened = await kit.open();
    const { shop, network } = opened;
    const { cart } = shop.cart.state.get();
    expect(sent(opened, "paymentMethods")[0]?.variables).toEqual({
      cartId: cart?.id,
      billingAddressId: null,
      orderId: null,
    });
    expect(shop.checkout.view.get().paymentMethods?.map(({ name }) => name)).toEqual(["Simple", "Utánvét"]);
    network.use(() => graphqlErrorResponse("INTERNAL_SERVER_ERROR"));
    await shop.checkout.refresh();
    expect(shop.checkout.view.get().paymentMethods).toBeNull();
    const text = "Ajjaj. Valami baj történt a szállítási adatok letöltése közben.";
    expect(shop.notices.get()).toMatchObject([{ kind: "error", text, durationMs: defaultSettings.noticeMs }]);
  });

  it("[SESS-4] is not shown to the next shopper after a logout", async () => {
    const { shop, network } = await kit.openLoggedIn();
    expect(shop.checkout.view.get().paymentMethods).not.toBeNull();
    network.use(({ operationName }) =>
      operationName === "paymentMethods" ? lateResponse(new Promise(() => {})) : null,
    );
    await shop.session.logout();
    expect(shop.checkout.view.get().paymentMethods).toBeNull();
  });

  it("[INFO-1] is never taken from an answer that a newer request has overtaken", async () => {
    const opened = await kit.open();
    const { shop, network, rest } = opened;
    const held = Promise.withResolvers<void>();
    let isFirst = true;
    network.use(({ operationName }) => {
      if (operationName !== "paymentMethods" || !isFirst) return null;
      isFirst = false;
      return lateResponse(held.promise);
    });
    const first = shop.checkout.refresh();
    await shop.checkout.refresh();
    const view = shop.checkout.view.get();
    held.resolve();
    await first;
    await rest();
    expect(shop.checkout.view.get()).toBe(view);
  });

  it("[INFO-1] is requested again when the cart's delivery changes, and not otherwise", async () => {
    const opened = await kit.open();
    const before = sent(opened, "paymentMethods").length;
    await opened.shop.cart.refresh();
    await opened.rest();
    expect(sent(opened, "paymentMethods")).toHaveLength(before);
    await opened.shop.delivery.select(home);
    await opened.shop.checkout.update({ shippingMethodId: "2" });
    await opened.rest();
    expect(sent(opened, "paymentMethods").length).toBeGreaterThan(before);
  });

  it("[INFO-1] [PAY-2] is requested again for another billing address, by its id if saved, and after a login", async () => {
    const opened = await kit.open();
    const { shop, rest } = opened;
    const billingIds = () => sent(opened, "paymentMethods").map(({ variables }) => variables["billingAddressId"]);
    const before = billingIds().length;
    await shop.session.register({ email: `szamla.${before}@pelda.hu`, password, name: "Kovács Anna" });
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

  it("[INFO-1] is not requested automatically before a checkout, nor while the cart waits for the server", async () => {
    const unasked = openTestShop({ ...browserWith(await readyCart(kit.backend)), fetch: kit.backend.fetch, now });
    await unasked.shop.cart.refresh();
    await unasked.rest();
    expect(sent(unasked, "paymentMethods")).toEqual([]);
    expect(sent(unasked, "timeSlots")).toEqual([]);
    const opened = await kit.open();
    await opened.shop.delivery.select(home);
    await opened.rest();
    const courier = opened.shop.delivery.methods.get()?.find(({ kind }) => kind === "courier") ?? null;
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateResponse(held.promise) : null));
    const before = sent(opened, "paymentMethods").length;
    const updated = opened.shop.cart.choose({ shippingMethod: courier });
    await opened.rest();
    expect(sent(opened, "paymentMethods")).toHaveLength(before);
    held.resolve();
    await updated;
    await opened.rest();
    expect(sent(opened, "paymentMethods")).toHaveLength(before + 1);
  });

  it("[INFO-1] [INFO-3] has the parts that could be loaded, and logs the failed ones", async () => {
    const opened = await kit.openLoggedIn();
    opened.network.use(({ operationName }) =>
      operationName === "linkableOrders" ? graphqlErrorResponse("INTERNAL_SERVER_ERROR") : null,
    );
    await opened.shop.checkout.refresh();
    expect(opened.shop.checkout.view.get()).toMatchObject({
      linkableOrders: null,
      paymentMethods: [{ name: "Simple" }, { name: "Utánvét" }],
    });
    expect(opened.shop.dialogs.open.get()).toBeNull();
    opened.network.use(({ operationName }) =>
      /paymentMethods|timeSlots/.test(operationName) ? graphqlErrorResponse("INTERNAL_SERVER_ERROR") : null,
    );
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

  it("[INFO-1] [INFO-3] is requested without a cart too, together with the linkable orders", async () => {
    const { cookies } = await kit.openLoggedIn();
    const opened = openTestShop({ cookies, fetch: kit.backend.fetch, now });
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "paymentMethods" ? lateResponse(held.promise) : null));
    const refreshed = opened.shop.checkout.refresh();
    await opened.rest();
    expect(sent(opened, "paymentMethods")[0]?.variables).toEqual({
      cartId: null,
      billingAddressId: null,
      orderId: null,
    });
    expect(sent(opened, "linkableOrders")[0]?.variables).toEqual({ cartId: "" });
    held.resolve();
    await refreshed;
  });

  it("[INFO-3] has no linkable orders for a guest, without a request", async () => {
    const opened = await kit.open();
    expect(opened.shop.checkout.view.get().linkableOrders).toEqual([]);
    expect(sent(opened, "linkableOrders")).toEqual([]);
  });

  it("[INFO-2] clears the selection of pickup when pickup is not available", async () => {
    const { db } = kit.backend.database;
    const setActive = (is_active: boolean) =>
      db.updateTable("shipping_methods").set({ is_active }).where("id", "=", 4).execute();
    await setActive(false);
    const { shop } = await kit.open();
    expect(shop.delivery.selection.get()).toBeNull();
    expect(shop.checkout.view.get().blockers.map(({ kind }) => kind)).toContain("selection");
    await setActive(true);
  });
});

it("comes from the snapshot at first, so that a server-rendered page shows the same", async () => {
  const opened = await kit.open();
  const snapshot = opened.shop.snapshot();
  const cookies = memoryCookies({ [defaultSettings.cartCookie]: opened.shop.cart.state.get().cart?.id ?? "" });
  const browser = openTestShop({ cookies, fetch: kit.backend.fetch, now, snapshot });
  expect(browser.shop.checkout.view.get()).toEqual(opened.shop.checkout.view.get());
  expect(browser.network.calls).toEqual([]);
  await browser.shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
  expect(browser.shop.checkout.view.getServer()).toEqual(opened.shop.checkout.view.get());
});

it("[INFO-1] requests the snapshot's parts again when they may have changed", async () => {
  const opened = await kit.open();
  const snapshot = opened.shop.snapshot();
  const { network, rest, shop } = openTestShop({ cookies: opened.cookies, fetch: kit.backend.fetch, now, snapshot });
  await shop.delivery.select(home);
  await shop.checkout.update({ shippingMethodId: "2" });
  await rest();
  expect(sent({ network }, "paymentMethods")).not.toEqual([]);
});
