import { memoryCookies, orThrow } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import { graphqlErrorResponse, lateResponse } from "../network/index.ts";
import {
  billingAddress,
  type CheckoutKit,
  contactPerson,
  home,
  now,
  shippingAddress,
  startCheckoutKit,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("the guard", () => {
  it("[CHK-5] [CHK-6] opens a page when its requirements are met, and lists all missing ones until then", async () => {
    const opened = openTestShop({ cookies: memoryCookies(), fetch: kit.backend.fetch, now });
    const { shop } = opened;
    await shop.checkout.refresh();
    expect(shop.checkout.guard("/megrendeles")).toMatchObject({ allowed: false, redirectTo: "/" });
    await shop.delivery.select(home);
    const [product] = await shop.catalogue.productsById(["4"]);
    if (product === undefined) throw new Error("The seed has no milk");
    await shop.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
    expect(shop.checkout.guard("/megrendeles")).toEqual({ allowed: true });
    expect(shop.checkout.guard("/megrendeles/kiszallitas")).toMatchObject({
      redirectTo: "/megrendeles",
      blockers: [{ kind: "contactPerson" }],
    });
    expect(orThrow(await shop.checkout.leave("contact")).map(({ kind }) => kind)).toEqual(["contactPerson"]);
    await shop.checkout.update({ contactPerson });
    expect(orThrow(await shop.checkout.leave("contact"))).toEqual([]);
    expect(shop.checkout.guard("/megrendeles/szamlazas")).toMatchObject({ redirectTo: "/megrendeles/kiszallitas" });
    await shop.checkout.update({ shippingAddress });
    expect(orThrow(await shop.checkout.leave("shipping")).map(({ kind }) => kind)).toEqual(["timeSlot"]);
    const slot = shop.checkout.timeSlots.get().days?.[0]?.slots[0];
    await shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(orThrow(await shop.checkout.leave("shipping"))).toEqual([]);
    await shop.checkout.update({ billingAddress, paymentMethodId: "2" });
    expect(shop.checkout.guard("/megrendeles/osszesites")).toEqual({ allowed: true });
    expect(orThrow(await shop.checkout.leave("billing"))).toEqual([]);
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
      order: {
        comment: "A kapucsengő rossz.",
        timeSlot: { day: slot?.day, from: slot?.from },
        amounts: { delivery: slot?.price },
      },
    });
  });

  it("[CHK-3] lets the shopper continue only when the entered data has reached the cart or was refused", async () => {
    const { shop, network, rest } = await kit.open();
    const held = Promise.withResolvers<void>();
    network.use(({ operationName }) => (operationName === "updateCart" ? lateResponse(held.promise) : null));
    const updated = shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
    const settled: string[] = [];
    const leaving = shop.checkout.leave("contact").then(() => settled.push("first"));
    const again = shop.checkout.leave("contact").then(() => settled.push("second"));
    await rest();
    expect(settled).toEqual([]);
    held.resolve();
    await Promise.all([updated, leaving, again]);

    network.use(({ operationName }) =>
      operationName === "updateCart"
        ? graphqlErrorResponse("VALIDATION_FAILED", { validation: { contact_data: ["Így nem."] } })
        : null,
    );
    const outcomes = await Promise.all([
      shop.checkout.update({ contactPerson: { ...contactPerson, name: "Kis Béla" } }),
      shop.checkout.leave("contact"),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["refused", "refused"]);
  });

  it("[CHK-2] decides again after a login", async () => {
    const { shop } = await kit.openLoggedIn();
    expect(shop.checkout.view.get().checkout.flow).toBe("express");
    await shop.session.logout();
    expect(shop.checkout.view.get().checkout.flow).toBe("normal");
  });

  it("[ANALYT-1] reports a step to analytics when the one before it is completed", async () => {
    const heard: AnalyticsEvent[] = [];
    const { shop } = await kit.open({ analytics: [{ track: (event) => void heard.push(event) }] });
    shop.analytics.decide("given");
    await shop.checkout.leave("cart");
    await shop.checkout.leave("summary");
    await shop.checkout.update({ contactPerson: { ...contactPerson, name: "" } });
    expect(orThrow(await shop.checkout.leave("contact"))).not.toEqual([]);
    expect(heard).toMatchObject([
      { kind: "checkout", step: "contact", items: [{ name: "Tej 2,8% 1 l", quantity: 1 }], total: 789 },
    ]);
  });
});
