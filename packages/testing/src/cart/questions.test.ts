import { refusal } from "../backend/refusal.test.kit.ts";
import { smallSeedIds } from "@kamra/backend";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { lateRequest } from "../network/index.ts";
import { type CartKit, one, quantities, startCartKit, texts, two, updates, withMilk } from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

describe("a coupon", () => {
  const withFruitCoupon = async () => {
    const opened = await withMilk(kit);
    await opened.shop.cart.setQuantity(kit.products.apple, one);
    await opened.shop.cart.choose({ couponCode: "GYUMOLCS" });
    expect(opened.shop.cart.state.get().cart?.discountPrice).not.toBeNull();
    return opened;
  };
  const asked = async (opened: Awaited<ReturnType<typeof withFruitCoupon>>) => {
    await opened.rest();
    const dialog = opened.shop.dialogs.open.get()?.dialog;
    if (dialog?.kind !== "couponLoss") throw new Error("There is no question about the coupon");
    return dialog;
  };

  it("[CART-12] asks before a removal that loses the coupon, and removes both when the shopper agrees", async () => {
    const opened = await withFruitCoupon();
    const removed = opened.shop.cart.remove(kit.products.apple.id);
    const dialog = await asked(opened);
    expect(dialog.productName).toBe("Alma Golden");
    expect(quantities(opened)).toHaveProperty("Alma Golden");
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    await opened.settled(removed);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(opened.shop.cart.state.get().cart).toMatchObject({ couponCode: null, discountPrice: null });
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-12] [SEAM-3] stays with its product when the shopper declines, and no error is said", async () => {
    const opened = await withFruitCoupon();
    const removed = opened.shop.cart.remove(kit.products.apple.id);
    opened.shop.dialogs.answer(await asked(opened), null);
    await opened.settled(removed);
    expect([texts(opened), opened.shop.cart.state.get().lineErrors]).toEqual([[], {}]);
    expect(quantities(opened)).toHaveProperty("Alma Golden");
    expect(opened.shop.cart.state.get().cart?.couponCode).toBe("GYUMOLCS");
  });

  it("[CART-12] [CART-16] stays with a product that is added again before the answer", async () => {
    const opened = await withFruitCoupon();
    const removed = opened.shop.cart.remove(kit.products.apple.id);
    const dialog = await asked(opened);
    const wanted = opened.shop.cart.setQuantity(kit.products.apple, { quantity: 2, quantityType: "default" });
    await opened.settled(wanted);
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    await opened.settled(removed);
    expect(quantities(opened)).toMatchObject({ "Alma Golden": 2 });
    expect(opened.shop.cart.state.get()).toMatchObject({ cart: { couponCode: "GYUMOLCS" }, lineErrors: {} });
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-12] [CART-16] stays with a product that is added again in its other unit before the answer, in an equal amount", async () => {
    const opened = await withFruitCoupon();
    await opened.shop.cart.setQuantity(kit.products.apple, { quantity: 4.5, quantityType: "default" });
    const removed = opened.shop.cart.remove(kit.products.apple.id);
    const dialog = await asked(opened);
    await opened.shop.cart.setQuantity(kit.products.apple, { quantity: 25, quantityType: "alternative" });
    expect(quantities(opened)).toMatchObject({ "Alma Golden": 4.5 });
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    await opened.settled(removed);
    expect(quantities(opened)).toMatchObject({ "Alma Golden": 4.5 });
    expect(opened.shop.cart.state.get().cart?.couponCode).toBe("GYUMOLCS");
  });

  it("[CART-12] [CART-16] causes one question, with the product's name, for a double click on remove", async () => {
    const opened = await withFruitCoupon();
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    const removed = [opened.shop.cart.remove(kit.products.apple.id)];
    await opened.rest();
    removed.push(opened.shop.cart.remove(kit.products.apple.id));
    held.resolve();
    const dialog = await asked(opened);
    expect(dialog.productName).toBe("Alma Golden");
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    await opened.settled(Promise.all(removed));
    expect(opened.shop.dialogs.open.get()).toBeNull();
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });

  it("[CART-12] reports a failed removal", async () => {
    const opened = await withFruitCoupon();
    const removed = refusal(opened.shop.cart.remove(kit.products.apple.id));
    const dialog = await asked(opened);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? () => Promise.resolve(new Response("Oops", { status: 500 })) : null,
    );
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    expect(await opened.settled(removed)).toMatchObject({ _tag: "HttpStatusError" });
    expect(texts(opened)).toContain("Hiba történt a kuponkód törlése közben");
    expect(opened.shop.cart.state.get().cart?.couponCode).toBe("GYUMOLCS");
  });
});

describe("unavailable products", () => {
  const { cake, pear, ham } = smallSeedIds;
  const setStatus = (status: "OUT_OF_STOCK" | "AVAILABLE", ...ids: ReadonlyArray<number>) =>
    kit.backend.database.db.updateTable("products").set({ status }).where("id", "in", ids).execute();
  afterEach(() => setStatus("AVAILABLE", cake, pear, ham));

  const asked = async (opened: TestShop) => {
    await opened.rest();
    opened.clock.advance(100);
    const dialog = opened.shop.dialogs.open.get()?.dialog;
    return dialog?.kind === "unavailableProducts" ? dialog : null;
  };
  const answer = async (opened: TestShop, given: "remove" | null) => {
    const dialog = await asked(opened);
    if (dialog === null) throw new Error("There is no question about the products");
    opened.shop.dialogs.answer(dialog, given);
    await opened.rest();
    await opened.settled(opened.rest());
    return dialog.warnings.map(({ productName }) => productName);
  };

  it("[CART-11] cause a question after an update, and are removed when the shopper agrees", async () => {
    const opened = await withMilk(kit);
    await opened.shop.cart.setQuantity(kit.products.cake, one);
    await setStatus("OUT_OF_STOCK", cake);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await setStatus("AVAILABLE", cake);
    expect(await answer(opened, "remove")).toEqual(["Dobostorta"]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(texts(opened)).toEqual(["A nem rendelhető termékeket sikeresen eltávolítottuk!"]);
  });

  it("[CART-11] stay when the shopper declines, and cause another question only when there are further ones", async () => {
    const opened = await withMilk(kit);
    for (const product of [kit.products.cake, kit.products.pear]) await opened.shop.cart.setQuantity(product, one);
    await setStatus("OUT_OF_STOCK", cake);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(await answer(opened, null)).toEqual(["Dobostorta"]);
    expect(quantities(opened)).toHaveProperty("Dobostorta");
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    expect(await asked(opened)).toBeNull();
    await setStatus("OUT_OF_STOCK", pear);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(await answer(opened, null)).toEqual(["Dobostorta", kit.products.pear.name]);
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-11] are removed together, in one request", async () => {
    const opened = await withMilk(kit);
    for (const product of [kit.products.cake, kit.products.pear, kit.products.ham])
      await opened.shop.cart.setQuantity(product, one);
    await setStatus("OUT_OF_STOCK", cake, pear);
    await opened.shop.cart.refresh();
    await setStatus("AVAILABLE", cake, pear);
    const sent = updates(opened).length;
    await opened.shop.cart.removeUnavailable();
    expect(updates(opened)).toHaveLength(sent + 1);
    expect(Object.keys(quantities(opened))).toEqual(["Tej 2,8% 1 l", kit.products.ham.name]);
  });

  it("[CART-11] cause no question when there are none", async () => {
    const opened = await kit.open();
    await opened.shop.cart.removeUnavailable();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await opened.shop.cart.removeUnavailable();
    expect(updates(opened)).toHaveLength(1);
    expect(texts(opened)).toEqual([]);
  });
});
