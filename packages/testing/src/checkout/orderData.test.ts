import { memoryStorage, orThrow } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import {
  billingAddress,
  type CheckoutKit,
  contactPerson,
  home,
  now,
  password,
  sent,
  shippingAddress,
  startCheckoutKit,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("data entered during checkout", () => {
  it("[SESS-4] is not shown to the next shopper after a logout", async () => {
    const sessionStorage = memoryStorage();
    const { shop } = await kit.openLoggedIn({ sessionStorage });
    await shop.checkout.update({ shippingAddress, loyaltyCardNumber: "1" });
    expect(sessionStorage.getItem("kamra.checkout")).not.toBeNull();
    await shop.session.logout();
    expect(sessionStorage.getItem("kamra.checkout")).toBeNull();
    expect(shop.checkout.view.get()).toMatchObject({
      data: { loyaltyCardNumber: null, contactPerson: null },
      paymentMethods: null,
    });
  });

  it("[SESS-4] [ORDER-6] is not shown when the page is opened again after its user has logged out in another tab", async () => {
    const sessionStorage = memoryStorage();
    const { shop, browser, email } = await kit.openLoggedIn({ sessionStorage });
    await shop.checkout.update({ loyaltyCardNumber: "1" });
    shop.dispose();
    const shown = async () =>
      (await kit.reopen(browser, { sessionStorage })).shop.checkout.view.get().data.loyaltyCardNumber;
    expect(await shown()).toBe("1");
    const other = await kit.reopen(browser);
    await other.shop.session.logout();
    expect(await shown()).toBeNull();
    await other.shop.session.register({ email: `masik.${email}`, password, name: "Nagy Béla" });
    const belas = await kit.reopen(browser, { sessionStorage });
    await belas.shop.session.refresh();
    expect(belas.shop.checkout.view.get().data.loyaltyCardNumber).toBeNull();
  });

  it("[CART-17] is kept while there is no cart yet", async () => {
    const opened = openTestShop({ fetch: kit.backend.fetch, now });
    await opened.shop.checkout.update({ contactPerson });
    expect(opened.shop.checkout.view.get().data).toMatchObject({ contactPerson });
    expect(opened.network.calls).toEqual([]);
  });

  it("[CART-17] is not sent when the server's cart has it already, nor for an empty cart", async () => {
    const opened = await kit.open();
    const updates = () => sent(opened, "updateCart").length;
    await opened.shop.checkout.update({ contactPerson });
    await opened.shop.checkout.leave("contact");
    expect(updates()).toBe(0);
    await opened.shop.cart.empty();
    expect(updates()).toBe(1);
    await opened.shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
    expect(updates()).toBe(1);
    expect(opened.shop.checkout.view.get().data.contactPerson?.name).toBe("Nagy Béla");
  });

  it("[SESS-1] stays at a login, and belongs to the user from then on", async () => {
    const sessionStorage = memoryStorage();
    const { shop, browser } = await kit.open({ sessionStorage });
    await shop.checkout.update({ loyaltyCardNumber: "1" });
    await shop.session.register({ email: "beirt.adat@pelda.hu", password, name: "Kovács Anna" });
    expect(shop.checkout.view.get().data.loyaltyCardNumber).toBe("1");
    shop.dispose();
    browser.cookies.remove("token");
    const guests = await kit.reopen(browser, { sessionStorage });
    expect(guests.shop.checkout.view.get().data.loyaltyCardNumber).toBeNull();
  });

  it("[ORDER-6] stays the shopper's when it was entered before the server identified them", async () => {
    const { browser } = await kit.openLoggedIn();
    const sessionStorage = memoryStorage();
    const { shop } = await kit.reopen(browser, { sessionStorage });
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: null });
    await shop.checkout.update({ loyaltyCardNumber: "1" });
    await shop.session.refresh();
    expect(shop.session.state.get().user).not.toBeNull();
    expect(shop.checkout.view.get().data.loyaltyCardNumber).toBe("1");
  });

  it("[ADDR-9] [MODAL-2] loses an entered address when the shopper selects a saved one, but not when they select its own postcode", async () => {
    const { shop } = await kit.openLoggedIn();
    const saved = orThrow(await shop.account.createShippingAddress({ ...shippingAddress, street: "Üllői út" }));
    const street = () => shop.checkout.view.get().data.shippingAddress?.street;
    await shop.delivery.select(home);
    await shop.checkout.update({ shippingAddress, loyaltyCardNumber: "1" });
    await shop.checkout.leave("shipping");
    await shop.delivery.select(home);
    expect(street()).toBe("Margó Tivadar utca");
    await shop.delivery.select({ ...home, deliveryType: "savedAddress", addressId: saved?.id ?? "" });
    expect(street()).toBe("Üllői út");
    expect(shop.checkout.view.get().data.loyaltyCardNumber).toBe("1");
    await shop.checkout.leave("orderDetails");
    expect(shop.cart.state.get().cart?.shippingAddress?.street).toBe("Üllői út");
  });

  it("[CHK-4] is enough for the express checkout of an account without a telephone number when the saved address has one", async () => {
    const { shop } = await kit.openLoggedIn();
    const saved = orThrow(await shop.account.createShippingAddress(shippingAddress));
    await shop.cart.choose({ contactPerson: null });
    await shop.delivery.select({ ...home, deliveryType: "savedAddress", addressId: saved?.id ?? "" });
    await shop.checkout.leave("orderDetails");
    await shop.checkout.chooseTimeSlot(shop.checkout.timeSlots.get().days?.[0]?.slots[0]?.id ?? null);
    expect(shop.checkout.view.get()).toMatchObject({ blockers: [], checkout: { flow: "express" } });
    expect(await shop.checkout.place()).toMatchObject({
      phase: "placed",
      order: { contactPerson: { telephone: shippingAddress.telephone } },
    });
  });

  it("starts with the account's own data", async () => {
    const { shop } = await kit.openLoggedIn();
    await shop.account.createBillingAddress({ ...billingAddress, isDefault: true });
    expect(shop.checkout.view.get().data).toMatchObject({
      contactPerson,
      billingAddress: { street: "Margó Tivadar utca" },
    });
  });
});
