import { memoryStorage } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billingAddress, type CheckoutKit, contactPerson, password, sent, shippingAddress, startCheckoutKit } from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("what is entered during checkout", () => {
  it("[SESS-4] keeps nothing that was entered for whoever comes after a logout", async () => {
    const sessionStorage = memoryStorage();
    const { shop } = await kit.openLoggedIn({ sessionStorage });
    await shop.checkout.update({ shippingAddress, lyonessCardNumber: "1" });
    expect(sessionStorage.getItem("kamra.checkout")).not.toBeNull();
    await shop.session.logout();
    expect(sessionStorage.getItem("kamra.checkout")).toBeNull();
    expect(shop.checkout.view.get()).toMatchObject({ data: { lyonessCardNumber: null, contactPerson: null }, paymentMethods: null });
  });

  it("[CART-17] sends nothing that the server's cart knows already, nor anything for a cart with nothing in it", async () => {
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

  it("[SESS-1] keeps what a guest has entered when they log in", async () => {
    const { shop } = await kit.open();
    await shop.checkout.update({ lyonessCardNumber: "1" });
    await shop.session.register({ email: "beirt.adat@pelda.hu", password, name: "Kovács Anna" });
    expect(shop.checkout.view.get().data.lyonessCardNumber).toBe("1");
  });

  it("fills in what an account has", async () => {
    const { shop } = await kit.openLoggedIn();
    await shop.account.createBillingAddress({ ...billingAddress, isDefault: true });
    expect(shop.checkout.view.get().data).toMatchObject({ contactPerson, billingAddress: { street: "Margó Tivadar utca" } });
  });
});
