import { refusal } from "../backend/refusal.test.kit.ts";
import { defaultSettings } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { graphqlErrorResponse } from "../network/index.ts";
import {
  billingAddress,
  type CheckoutKit,
  contactPerson,
  password,
  sent,
  startCheckoutKit,
  texts,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("an order to link a cart to", () => {
  const addMilk = async ({ catalogue, cart }: TestShop["shop"]) => {
    const [product] = await catalogue.productsById(["4"]);
    if (product === undefined) throw new Error("The seed has no milk");
    await cart.setQuantity(product, { quantity: 1, quantityType: "default" });
  };
  const ordered = async () => {
    const first = await kit.openLoggedIn();
    await first.shop.checkout.refresh();
    expect(await first.shop.checkout.place()).toMatchObject({ phase: "placed" });
    const { shop, rest } = first;
    await addMilk(shop);
    void shop.checkout.refresh();
    await rest();
    return first;
  };

  const answer = ({ dialogs }: TestShop["shop"], orderId: string | null) => {
    const { dialog } = dialogs.open.get() ?? {};
    if (dialog?.kind === "linkOrders") dialogs.answer(dialog, orderId);
  };

  it("[LINK-1] [INFO-3] is offered once, the latest first, and linked when the shopper agrees", async () => {
    const opened = await ordered();
    const { shop, rest } = opened;
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    expect(shop.dialogs.open.get()?.dialog).toMatchObject({
      kind: "linkOrders",
      preselected: order?.id,
      orders: [{ id: order?.id }],
    });
    answer(shop, order?.id ?? null);
    await rest();
    expect(shop.cart.state.get().cart?.linkedOrder?.id).toBe(order?.id);
    expect(shop.checkout.view.get().checkout).toMatchObject({
      flow: "express",
      shippingMethod: { id: "4" },
      linkedOrder: { id: order?.id },
    });
    expect(sent(opened, "paymentMethods").at(-1)?.variables).toMatchObject({ orderId: order?.id });
    const reloaded = await kit.reopen(opened.browser);
    await reloaded.rest();
    expect(reloaded.shop.checkout.view.get().linkableOrders).toHaveLength(1);
    expect(reloaded.shop.dialogs.open.get()).toBeNull();
    await reloaded.shop.checkout.linkTo(null);
    expect(reloaded.shop.cart.state.get().cart?.linkedOrder).toBeNull();
    await reloaded.shop.checkout.refresh();
    await reloaded.rest();
    expect(reloaded.shop.dialogs.open.get()).toBeNull();
  });

  it("[CART-17] leaves the cart with the delivery that is shown, once the shopper unlinks it", async () => {
    const { shop, rest } = await ordered();
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    answer(shop, null);
    await shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "1053", city: "Budapest" });
    await rest();
    await shop.checkout.leave("shipping");
    expect(shop.cart.state.get().cart?.shippingMethod?.id).not.toBe("4");
    await shop.checkout.linkTo(order?.id ?? null);
    await rest();
    expect(shop.delivery.selection.get()).toEqual({ type: "personal" });
    await shop.checkout.linkTo(null);
    await rest();
    expect(shop.checkout.view.get().checkout.shippingMethod?.id).toBe("4");
    expect(shop.cart.state.get().cart?.shippingMethod?.id).toBe("4");
  });

  it("[LINK-1] is offered after all earlier ones were declined, and linked even if it is not the latest", async () => {
    const { shop, rest, clock } = await ordered();
    answer(shop, null);
    clock.advance(1000);
    await shop.checkout.update({ contactPerson, billingAddress, paymentMethodId: "2" });
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed" });
    await addMilk(shop);
    await shop.checkout.refresh();
    await rest();
    const { dialog } = shop.dialogs.open.get() ?? {};
    if (dialog?.kind !== "linkOrders") throw new Error("There is no offer");
    const [earlier, latest] = dialog.orders.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other));
    expect([dialog.orders.length, dialog.preselected]).toEqual([2, latest]);
    answer(shop, earlier ?? null);
    await rest();
    expect(shop.cart.state.get().cart?.linkedOrder?.id).toBe(earlier);
  });

  it("[LINK-1] is neither linked nor offered again when the shopper declines", async () => {
    const opened = await ordered();
    const { shop, rest, clock } = opened;
    const before = sent(opened, "updateCart").length;
    answer(shop, null);
    clock.advance(1000);
    await rest();
    await shop.checkout.refresh();
    await rest();
    expect(shop.dialogs.open.get()).toBeNull();
    expect(sent(opened, "updateCart")).toHaveLength(before);
    expect(shop.cart.state.get().cart?.linkedOrder).toBeNull();
  });

  /** The checkout as a page shows it that is loaded anew. */
  const reload = async ({ browser }: Awaited<ReturnType<typeof ordered>>) => {
    const reloaded = await kit.reopen(browser);
    await reloaded.rest();
    await reloaded.shop.checkout.refresh();
    await reloaded.rest();
    return reloaded;
  };

  it("[LINK-1] is not offered again after a reload, once the shopper has declined it", async () => {
    const opened = await ordered();
    // Nothing was answered yet.
    const asked = await reload(opened);
    expect(asked.shop.dialogs.open.get()?.dialog).toMatchObject({ kind: "linkOrders" });
    answer(asked.shop, null);
    await asked.rest();
    const declined = await reload(opened);
    expect(declined.shop.checkout.view.get().linkableOrders).toHaveLength(1);
    expect(declined.shop.dialogs.open.get()).toBeNull();
  });

  it("[LINK-1] is not offered again after a reload to a shopper who linked and unlinked it", async () => {
    const opened = await ordered();
    const [order] = opened.shop.checkout.view.get().linkableOrders ?? [];
    answer(opened.shop, order?.id ?? null);
    await opened.rest();
    await opened.shop.checkout.linkTo(null);
    expect((await reload(opened)).shop.dialogs.open.get()).toBeNull();
  });

  it("[LINK-1] [SESS-4] is offered again after another login, and never for an empty cart", async () => {
    const { shop, rest, clock } = await ordered();
    const { email = "" } = shop.session.state.get().user ?? {};
    answer(shop, null);
    clock.advance(1000);
    await shop.session.logout();
    await shop.session.login({ email, password: password });
    await shop.checkout.refresh();
    await rest();
    expect(shop.dialogs.open.get()?.dialog).toMatchObject({ kind: "linkOrders" });
    answer(shop, null);
    clock.advance(1000);
    await shop.cart.empty();
    await shop.session.logout();
    await shop.session.login({ email, password: password });
    await shop.checkout.refresh();
    await rest();
    expect(shop.checkout.view.get().linkableOrders).toHaveLength(1);
    expect(shop.dialogs.open.get()).toBeNull();
  });

  it("[LINK-1] [INFO-1] is linked although the open orders cannot be loaded any more; an order that was never offered is not", async () => {
    const { shop, network, rest } = await ordered();
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    network.use(({ operationName }) =>
      operationName === "linkableOrders" ? graphqlErrorResponse("INTERNAL_SERVER_ERROR") : null,
    );
    await shop.checkout.refresh();
    answer(shop, order?.id ?? null);
    await rest();
    expect(shop.cart.state.get().cart?.linkedOrder?.id).toBe(order?.id);
    expect(await refusal(shop.checkout.linkTo("0"))).toMatchObject({
      code: "ORDER_CLOSED",
      message: "This order is not among the linkable ones",
    });
    expect(shop.notices.get().at(-1)).toMatchObject({
      kind: "error",
      text: "Hiba történt a megrendelések összekapcsolása közben! Ezt a megrendelést már nem lehet módosítani.",
      durationMs: defaultSettings.cartErrorMs,
    });
    expect(shop.cart.state.get().cart?.linkedOrder?.id).toBe(order?.id);
  });

  it("[LINK-1] reports the reason when it cannot be linked", async () => {
    const { shop, network, rest } = await ordered();
    const [order] = shop.checkout.view.get().linkableOrders ?? [];
    answer(shop, null);
    network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorResponse("ORDER_CLOSED") : null));
    expect(await refusal(shop.checkout.linkTo(order?.id ?? null))).toMatchObject({ _tag: "ServerError" });
    await rest();
    expect(texts({ shop })).toContain(
      "Hiba történt a megrendelések összekapcsolása közben! Ezt a megrendelést már nem lehet módosítani.",
    );
  });
});
