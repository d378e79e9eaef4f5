import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { shippingMethod } from "../../decoding/examples.test.support.ts";
import { answering, cartServer, cookiesOf, filled, only, open, refusing } from "./cart.test.support.ts";

const undecided = () => open({ cookies: cookiesOf({ delivery_address: "" }) });

describe("a product's quantity", () => {
  it("[CART-9] waits for the delivery place before adding a product, but not before changing a line", async () => {
    const page = undecided();
    const added = page.set("a", 2);
    await page.rest();
    expect(page.shop.delivery.request.get()).toEqual({ open: true, forAdd: true });
    expect(page.operations()).toEqual([]);
    await page.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
    await added;
    expect(page.quantities()).toEqual({ a: 2 });
    await page.shop.delivery.clear();
    await page.set("a", 3);
    expect(page.shop.delivery.request.get().open).toBe(false);
    const second = page.set("b", 1);
    await page.rest();
    expect(page.shop.delivery.request.get().open).toBe(true);
    page.shop.delivery.cancelPicker();
    await second;
    expect(page.quantities()).toEqual({ a: 3 });
  });

  it("[CART-4] of 0 removes the line, and sends nothing for a product outside the cart", async () => {
    const page = await filled({ a: 1, b: 1 });
    await page.set("c", 0);
    expect(page.operations()).toEqual([]);
    await page.set("a", 0);
    expect(page.server.calls[0]?.input?.products).toEqual([{ product_id: "a", piece: 0 }]);
    await page.remove("b");
    expect(page.quantities()).toEqual({});
    const other = undecided();
    await other.set("a", 0);
    expect(other.shop.delivery.request.get().open).toBe(false);
  });

  it("[CART-14] updates the totals as soon as the shipping methods and the place are known", async () => {
    const method = {
      ...shippingMethod.wire,
      is_available: true,
      errors: [],
      discount_price: null,
      extra_cost: null,
      price_ranges: [],
    };
    const page = open();
    page.server.rule = only("shippingMethods", () =>
      answering({ shippingMethods: [method, { ...method, id: "4", price: 150 }] }),
    );
    await page.set("a", 1);
    expect(page.state().totals.delivery).toBe(990);
    page.server.rule = only("shippingMethods", () => new Promise(() => {}));
    void page.shop.delivery.select({ type: "personal" });
    expect(page.state().totals.delivery).toBe(150);
    page.server.rule = only("shippingMethods", () => answering({ shippingMethods: [] }));
    await page.shop.delivery.refreshMethods();
    expect(page.state().totals.delivery).toBe(0);
    page.shop.dispose();
  });
});

describe("a product for adults", () => {
  it("[LAW-12] waits for the shopper's confirmation, and is sent together with the answer, which is asked once", async () => {
    const page = open();
    const added = page.set("a", 1, { adultsOnly: true });
    await page.rest();
    const dialog = page.question();
    expect(dialog).toEqual({ kind: "ageConfirmation" });
    expect(page.quantities()).toEqual({});
    if (dialog?.kind === "ageConfirmation") page.shop.dialogs.answer(dialog, "confirm");
    await added;
    expect(
      page.server.calls
        .filter(({ operation }) => operation === "updateCart")
        .map(({ input }) => [input?.age_confirmed, input?.products?.length]),
    ).toEqual([[true, 1]]);
    await page.set("b", 1, { adultsOnly: true });
    expect(await page.shop.browser.confirmAge()).toBe(true);
    expect(page.state().cart?.ageConfirmed).toBe(true);
    expect(page.quantities()).toEqual({ a: 1, b: 1 });
  });

  it("[CART-9] [LAW-12] asks for the place first, then for the age", async () => {
    const page = undecided();
    const added = page.set("wine", 1, { adultsOnly: true });
    await page.rest();
    expect(page.shop.delivery.request.get().open).toBe(true);
    expect(page.question()).toBeNull();
    await page.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
    await page.rest();
    const dialog = page.question();
    if (dialog?.kind !== "ageConfirmation") return expect.fail("No question is open");
    page.shop.dialogs.answer(dialog, "confirm");
    await added;
    expect(page.quantities()).toEqual({ wine: 1 });
  });

  it("[LAW-12] is not added without a confirmation, asks again next time, and can be removed without one", async () => {
    const page = await filled({ a: 1 });
    for (const quantity of [1, 2]) {
      const added = page.set("b", quantity, { adultsOnly: true });
      await page.rest();
      const dialog = page.question();
      if (dialog?.kind !== "ageConfirmation") return expect.fail("No question is open");
      page.shop.dialogs.answer(dialog, null);
      await added;
      await page.rest();
    }
    expect(page.operations()).toEqual([]);
    await page.set("a", 0, { adultsOnly: true });
    expect(page.question()).toBeNull();
    expect(page.quantities()).toEqual({});
  });

  it("[LAW-12] uses one answer for two parallel questions, and records it once", async () => {
    const page = await filled({ a: 1 });
    const asked = [page.shop.browser.confirmAge(), page.shop.browser.confirmAge()];
    await page.rest();
    const dialog = page.question();
    if (dialog?.kind !== "ageConfirmation") return expect.fail("No question is open");
    page.shop.dialogs.answer(dialog, "confirm");
    expect(await Promise.all(asked)).toEqual([true, true]);
    await page.shop.browser.settled();
    expect(page.operations()).toEqual(["updateCart", "shippingMethods"]);
    expect(page.server.calls[0]?.input?.age_confirmed).toBe(true);
  });

  it("[LAW-12] is not confirmed by closing the question", async () => {
    const page = await filled({ a: 1 });
    const asked = page.shop.browser.confirmAge();
    await page.rest();
    const dialog = page.question();
    if (dialog?.kind !== "ageConfirmation") return expect.fail("No question is open");
    page.shop.dialogs.answer(dialog, null);
    expect(await asked).toBe(false);
    expect(page.operations()).toEqual([]);
  });
});

describe("a line option", () => {
  const additionalInformation = { giftCardText: "Isten éltessen!", ribbonColor: null };

  it("[CART-7] notifies the shopper when a gift card's text is saved, and for no other option", async () => {
    const page = await filled({ a: 1 });
    await page.shop.cart.setLineOptions(productId("a"), { substitution: "SIMILAR" });
    expect(page.texts()).toEqual([]);
    await page.shop.cart.setLineOptions(productId("a"), { additionalInformation });
    expect(page.shop.notices.get()).toMatchObject([
      {
        kind: "success",
        text: "Az ajándékkártya szövegét és a masni színét sikeresen elmentettük!",
        durationMs: 5_000,
      },
    ]);
  });

  it("[CART-7] is skipped for a missing line, and shows no success when it is refused", async () => {
    const page = await filled({ a: 1, b: 1 });
    await page.shop.cart.setLineOptions(productId("c"), { additionalInformation });
    expect(page.operations()).toEqual([]);
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    await refusal(page.shop.cart.setLineOptions(productId("a"), { additionalInformation }));
    expect(page.shop.notices.get().map(({ kind }) => kind)).toEqual(["error"]);
    await open().shop.cart.setLineOptions(productId("a"), { additionalInformation });
  });
});

describe("an unavailable product", () => {
  const warned = async (...ids: ReadonlyArray<string>) => {
    const page = await filled({ a: 1, b: 1, c: 1 });
    page.server.warnsOf.push(...ids);
    await page.set("a", 2);
    await page.rest();
    return page;
  };
  const asked = (page: Awaited<ReturnType<typeof warned>>) => {
    const dialog = page.question();
    return dialog?.kind === "unavailableProducts" ? dialog : expect.fail("Nothing is asked about the products");
  };

  it("[CART-11] is asked about after an update, and is removed in one request when the shopper agrees", async () => {
    const page = await warned("b", "c");
    const dialog = asked(page);
    expect(dialog.warnings.map((warning) => warning.productId)).toEqual(["b", "c"]);
    page.server.calls.length = 0;
    page.shop.dialogs.answer(dialog, "remove");
    await page.rest();
    expect(page.operations()).toEqual(["updateCart", "shippingMethods"]);
    expect(page.quantities()).toEqual({ a: 2 });
    expect(page.shop.notices.get()).toMatchObject([
      { kind: "success", text: "A nem rendelhető termékeket sikeresen eltávolítottuk!" },
    ]);
  });

  it("[CART-11] stays when the shopper declines, and is asked about again only with a new warning or when it returns", async () => {
    const page = await warned("b");
    page.shop.dialogs.answer(asked(page), null);
    await page.rest();
    await page.set("a", 3);
    await page.rest();
    expect(page.question()).toBeNull();
    page.server.warnsOf.push("c");
    await page.set("a", 4);
    await page.rest();
    page.shop.dialogs.answer(asked(page), null);
    await page.rest();
    page.server.warnsOf.length = 0;
    await page.set("a", 5);
    page.server.warnsOf.push("b");
    await page.set("a", 6);
    await page.rest();
    expect(asked(page).warnings).toHaveLength(1);
    expect(page.quantities()).toEqual({ a: 6, b: 1, c: 1 });
  });

  it("[CART-11] causes an error notice when the server refuses its removal", async () => {
    const page = await warned("b");
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    expect(await refusal(page.shop.cart.removeUnavailable())).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(page.texts()).toEqual(["Hiba történt a termékek eltávolítása közben!"]);
  });

  it("[CART-11] causes no request and no notice when there is none", async () => {
    const page = open();
    await page.shop.cart.removeUnavailable();
    await page.set("a", 1);
    await page.shop.cart.removeUnavailable();
    await page.rest();
    expect(page.operations()).toEqual(["createCart", "updateCart", "shippingMethods"]);
    expect([page.texts(), page.question()]).toEqual([[], null]);
  });
});

describe("a new delivery place", () => {
  it("is known after a refresh when an action of the page's server chose it and filled the cart", async () => {
    const page = undecided();
    const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" };
    const { id } = page.server.make();
    page.server.change({ id, products: [{ product_id: "a", piece: 2 }] });
    page.cookies.set("cart_id", id);
    page.cookies.set("delivery_address", JSON.stringify(szeged));
    await page.shop.cart.refresh();
    expect(page.quantities()).toEqual({ a: 2 });
    expect(page.shop.delivery.selection.get()).toEqual(szeged);
    await page.set("b", 1);
    expect(page.quantities()).toEqual({ a: 2, b: 1 });
  });

  const address = { name: "Kis Éva", postcode: 1186, city: "Budapest" };
  const elsewhere = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" } as const;

  it("[MODAL-2] clears the shipping address of the previous place", async () => {
    const server = cartServer();
    const { wire } = server;
    let isGiven = true;
    server.wire = (cart) => Object.assign(wire(cart), isGiven ? { shipping_address: address } : {});
    const page = await filled({ a: 1 }, { server });
    expect(page.state().cart?.shippingAddress).toMatchObject({ city: "Budapest" });
    isGiven = false;
    await page.shop.delivery.select(elsewhere);
    await page.rest();
    expect(
      page.server.calls
        .filter(({ operation }) => operation === "updateCart")
        .map(({ input }) => input?.shipping_address),
    ).toEqual([null]);
    expect(page.state().cart?.shippingAddress).toBeNull();
  });

  it("[MODAL-2] sends nothing without a shipping address", async () => {
    for (const page of [await filled({ a: 1 }), open()]) {
      await page.shop.delivery.select(elsewhere);
      await page.rest();
      expect(page.operations()).not.toContain("updateCart");
    }
  });
});

it("[CART-16] `idle` waits until no request is running", async () => {
  const page = await filled({ a: 1 });
  await page.shop.browser.settled();
  const held = Promise.withResolvers<void>();
  page.server.rule = only("updateCart", (call) => held.promise.then(() => page.server.answer(call)));
  const change = page.set("a", 2);
  let isSettled = false;
  const settled = page.shop.browser.settled().then(() => {
    isSettled = true;
  });
  await page.rest();
  void page.set("b", 1);
  await page.rest();
  expect(isSettled).toBe(false);
  held.resolve();
  await Promise.all([change, settled]);
  expect(page.state().isFetching).toBe(false);
  expect(page.quantities()).toEqual({ a: 2, b: 1 });
});
