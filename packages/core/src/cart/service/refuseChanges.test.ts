import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { wireEntry } from "../../session/service/session.test.support.ts";
import { answering, broken, filled, offline, only, open, refusing } from "./cart.test.support.ts";

const logOf = (code: string) => ({
  level: "warning",
  message: "A change of the cart was refused",
  details: [{ code }],
});

describe("a refused change", () => {
  it("[CART-5] disappears, puts its error on its line, notifies the shopper and shows the server's cart", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = (call) => {
      if (call.operation !== "updateCart") return null;
      page.server.change({ id: "c1", products: [{ product_id: "b", piece: 2 }] });
      return refusing("VALIDATION_FAILED");
    };
    expect(await refusal(page.set("a", 3))).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(page.operations()).toEqual(["updateCart", "cartHash", "cart"]);
    expect(page.quantities()).toEqual({ a: 1, b: 2 });
    expect(page.state()).toMatchObject({
      isFetching: false,
      isEstimate: false,
      failure: null,
      lineErrors: { a: { code: "VALIDATION_FAILED" } },
    });
    expect(page.shop.notices.get()).toMatchObject([{ kind: "error", durationMs: 10_000 }]);
    expect(page.texts().join()).toContain("Hiba történt a kosár frissítése közben: ");
    expect(page.logged).toMatchObject([logOf("VALIDATION_FAILED")]);
  });

  it("[CART-5] keeps other lines' errors, and sets no line error without a line", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    await refusal(page.set("a", 3));
    await refusal(page.set("b", 1));
    await refusal(page.shop.cart.choose({ couponCode: "NINCS" }));
    expect(Object.keys(page.state().lineErrors)).toEqual(["a", "b"]);
  });

  it("[SEAM-3] is no notice when it is the coupon that its own field refuses", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    expect(await refusal(page.shop.cart.choose({ couponCode: "NINCS" }))).toMatchObject({
      code: "VALIDATION_FAILED",
    });
    expect(page.texts()).toEqual([]);
    await refusal(page.shop.cart.choose({ couponCode: null }));
    expect(page.texts()).toHaveLength(1);
  });

  it("[SEAM-3] takes the place of its line's last notice", async () => {
    const page = await filled({ a: 1, b: 1 });
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    await refusal(page.set("a", 3));
    page.server.rule = only("updateCart", () => refusing("PRODUCT_NOT_FOUND"));
    await refusal(page.set("b", 3));
    page.server.rule = only("updateCart", () => refusing("FORBIDDEN"));
    await refusal(page.set("a", 3));
    expect(page.shop.notices.get().map(({ about }) => about)).toEqual(["cart line b", "cart line a"]);
  });

  it("[CART-16] [NET-7] shows the known cart while offline, and fetches it again when the network is back", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation }) => (operation === "updateCart" ? broken() : offline());
    expect(await refusal(page.set("a", 3))).toMatchObject({ _tag: "HttpStatusError" });
    expect(page.quantities()).toEqual({ a: 1 });
    expect(page.state()).toMatchObject({ failure: null, isFetching: false });
    await page.rest();
    page.server.rule = () => null;
    page.server.calls.length = 0;
    page.reconnect();
    await page.rest();
    expect(page.operations()).toEqual(["cartHash"]);
  });

  it("[CART-3] [SEAM-3] shows no cart after a fatal error, and says so in one sentence", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation }) => (operation === "updateCart" ? refusing("CART_CHANGED") : broken());
    expect(await refusal(page.set("a", 3))).toMatchObject({ _tag: "CartGetError" });
    expect(page.state().failure).toMatchObject({ _tag: "CartGetError" });
    expect(page.texts()).toEqual(["Hiba történt a kosár szinkronizálása közben!"]);
    expect((await filled({ a: 1 })).state().failure).toBeNull();
  });

  it("[CART-15] keeps the shopper's answer to the delivery dialog, also when the cart is fetched", async () => {
    const page = await filled({ a: 1 });
    const { user, ...entry } = wireEntry("u1");
    const address = {
      id: "s1",
      name: "Kis Éva",
      postcode: 6720,
      city: "Szeged",
      street: "Fő út",
      house_number: "1",
      is_default: true,
      is_goodid: false,
    };
    page.server.rule = ({ operation }) => {
      if (operation === "login")
        return answering({ login: { ...entry, user: { ...user, shipping_addresses: [address] } } });
      return operation === "updateCart" ? refusing("VALIDATION_FAILED") : null;
    };
    await page.shop.session.login({ email: "eva@pelda.hu", password: "egy hosszú jelszó" });
    await page.rest();
    const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" } as const;
    await page.shop.delivery.select(szeged);
    await refusal(page.set("a", 3));
    expect(page.shop.delivery.selection.get()).toEqual(szeged);
    await page.shop.cart.refresh();
    expect(page.shop.delivery.selection.get()).toEqual(szeged);
  });
});

describe("a product that no longer exists", () => {
  it("[CART-8] says so on its card alone when the shopper tried to add it, and tells the caller and the log", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", () => refusing("PRODUCT_NOT_FOUND"));
    expect(await refusal(page.set("b", 1))).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    expect(page.quantities()).toEqual({ a: 1 });
    expect(page.texts()).toEqual([]);
    expect(page.state().lineErrors).toMatchObject({ b: { code: "PRODUCT_NOT_FOUND" } });
    expect(page.logged).toMatchObject([logOf("PRODUCT_NOT_FOUND")]);
  });

  it("[CART-8] gives no notice when it would start a cart, even while offline", async () => {
    const page = open();
    page.server.rule = ({ operation }) => {
      if (operation === "createCart") return null;
      return operation === "updateCart" ? refusing("PRODUCT_NOT_FOUND") : offline();
    };
    expect(await refusal(page.set("b", 1))).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    expect(page.quantities()).toEqual({});
    expect(page.logged).toMatchObject([logOf("PRODUCT_NOT_FOUND")]);
  });

  it("[CART-5] [CART-8] causes a notice when the change was an update, a removal or a choice", async () => {
    const page = await filled({ a: 1, c: 1 });
    page.server.rule = only("updateCart", () => refusing("PRODUCT_NOT_FOUND"));
    for (const change of [page.set("a", 2), page.remove("b"), page.shop.cart.choose({ couponCode: "TIZ" })]) {
      expect(await refusal(change)).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    }
    expect(Object.keys(page.state().lineErrors)).toEqual(["a", "b"]);
  });

  it.each(["VALIDATION_FAILED", "CART_CHANGED"])(
    "[CART-5] [CART-8] causes a notice when it is refused for another reason: %s",
    async (code) => {
      const page = await filled({ a: 1 });
      page.server.rule = only("updateCart", () => refusing(code));
      expect(await refusal(page.set("b", 1))).toMatchObject({ code });
      expect(page.texts()).toHaveLength(1);
    },
  );
});

describe("a change that would lose the coupon", () => {
  const withCoupon = async () => {
    const page = await filled({ a: 1, b: 2 });
    await page.shop.cart.choose({ couponCode: "TIZ" });
    page.server.rule = ({ input }) =>
      input?.products?.some(({ product_id, piece }) => product_id === "b" && piece === 0) &&
      input.coupon_code !== null &&
      page.server.coupon("c1") !== null
        ? refusing("DISCOUNT_CATEGORY")
        : null;
    page.server.calls.length = 0;
    return page;
  };
  const asked = async (page: Awaited<ReturnType<typeof withCoupon>>) => {
    await page.rest();
    const dialog = page.question();
    return dialog?.kind === "couponLoss" ? dialog : expect.fail("Nothing is asked about the coupon");
  };

  it("[CART-12] asks with the product's name, and removes both in one request when the shopper agrees", async () => {
    const page = await withCoupon();
    const removed = page.remove("b");
    const dialog = await asked(page);
    expect(dialog.productName).toBe("b");
    expect(page.quantities()).toEqual({ a: 1, b: 2 });
    page.shop.dialogs.answer(dialog, "removeCoupon");
    await removed;
    expect(page.operations()).toEqual(["updateCart", "cartHash", "updateCart", "shippingMethods"]);
    expect(page.quantities()).toEqual({ a: 1 });
    expect(page.state()).toMatchObject({ cart: { couponCode: null }, lineErrors: {} });
    expect(page.texts()).toEqual([]);
  });

  it("[CART-12] [SEAM-3] keeps coupon and product, without a word of an error, when the shopper declines", async () => {
    const page = await withCoupon();
    const removed = page.remove("b");
    page.shop.dialogs.answer(await asked(page), null);
    await removed;
    await page.rest();
    expect(page.quantities()).toEqual({ a: 1, b: 2 });
    expect(page.state()).toMatchObject({ cart: { couponCode: "TIZ" }, lineErrors: {}, pending: {}, isFetching: false });
    expect([page.texts(), page.question()]).toEqual([[], null]);
  });

  it("[CART-12] [CART-16] keeps the coupon when the line changes before the answer", async () => {
    const page = await withCoupon();
    const removed = page.remove("b");
    const dialog = await asked(page);
    await page.set("b", 5);
    page.shop.dialogs.answer(dialog, "removeCoupon");
    await removed;
    expect(page.quantities()).toEqual({ a: 1, b: 5 });
    expect(page.state()).toMatchObject({ cart: { couponCode: "TIZ" }, lineErrors: {} });
    expect(page.texts()).toEqual([]);
  });

  it("[CART-12] [CART-16] needs no answer when the product is gone before it", async () => {
    const page = await withCoupon();
    const removed = page.remove("b");
    const dialog = await asked(page);
    page.server.change({ id: "c1", coupon_code: null, products: [{ product_id: "b", piece: 0 }] });
    await page.shop.cart.refresh();
    page.server.calls.length = 0;
    page.shop.dialogs.answer(dialog, "removeCoupon");
    await removed;
    await page.rest();
    expect(page.operations()).toEqual([]);
    expect(page.quantities()).toEqual({ a: 1 });
  });

  it("[CART-12] [CART-16] asks once for two clicks on remove", async () => {
    const page = await withCoupon();
    const held = Promise.withResolvers<void>();
    const { rule } = page.server;
    page.server.rule = (call) =>
      call.operation === "updateCart" ? held.promise.then(() => rule(call) ?? page.server.answer(call)) : null;
    const removed = [page.remove("b")];
    await page.rest();
    removed.push(page.remove("b"));
    held.resolve();
    const dialog = await asked(page);
    expect(dialog.productName).toBe("b");
    page.shop.dialogs.answer(dialog, "removeCoupon");
    await Promise.all(removed);
    await page.rest();
    expect(page.question()).toBeNull();
    expect(page.quantities()).toEqual({ a: 1 });
  });

  it("[CART-10] [CART-12] asks nothing unless a product is removed", async () => {
    const page = await withCoupon();
    page.server.rule = only("updateCart", () => refusing("DISCOUNT_CATEGORY"));
    expect(await refusal(page.shop.cart.empty())).toMatchObject({ code: "DISCOUNT_CATEGORY" });
    expect(page.question()).toBeNull();
    expect(page.texts()).toEqual(["Hiba a kosár kiürítése közben"]);
  });

  it("[CART-12] causes a notice when the coupon cannot be removed", async () => {
    const page = await withCoupon();
    const removed = refusal(page.remove("b"));
    const dialog = await asked(page);
    page.server.rule = only("updateCart", broken);
    page.shop.dialogs.answer(dialog, "removeCoupon");
    expect(await removed).toMatchObject({ _tag: "HttpStatusError" });
    expect(page.texts()).toContain("Hiba történt a kuponkód törlése közben");
  });
});
