import { smallSeedIds as ids } from "@kamra/backend";
import { type OrderPlacing, placingOutcome } from "@kamra/core/checkout";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import {
  browserWith,
  type CheckoutKit,
  home,
  ordersOf,
  readyCart,
  shippingAddress,
  startCheckoutKit,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

const ending = ({ shop }: Pick<TestShop, "shop">, placing: OrderPlacing | null) =>
  placing && placingOutcome(placing, { flow: "normal", blockers: shop.checkout.view.get().blockers });
const setStock = (stock: number | null) =>
  kit.backend.database.db.updateTable("products").set({ stock }).where("id", "=", ids.milk).execute();

describe("an order that fails", () => {
  it("[ORDER-2] is reported as sold out when the last piece was bought meanwhile, and the cart shows which", async () => {
    const { shop, settled, cartId } = await kit.open();
    await setStock(0);
    expect(ending({ shop }, await settled(shop.checkout.place()))).toMatchObject({ kind: "soldOut", step: "cart" });
    expect(shop.cart.state.get().cart?.warnings).toMatchObject([{ productId: String(ids.milk) }]);
    expect(await ordersOf(cartId, kit.backend)).toEqual([]);
    await setStock(null);
  });

  it("[SHIP-6] is reported as a lost time slot when its place was taken, and others are offered", async () => {
    const cartId = await readyCart(kit.backend);
    const { shop, settled } = await kit.reopen(browserWith(cartId, { selection: home }));
    await shop.checkout.update({ shippingMethodId: "1", shippingAddress });
    await shop.checkout.refresh();
    // In the morning, at the method's own price: without the time no amount changes.
    const slot = (shop.checkout.timeSlots.get().days ?? [])
      .flatMap(({ slots }) => slots)
      .find(({ from }) => from === "08:00");
    await shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(shop.checkout.view.get().blockers).toEqual([]);
    await kit.backend.database.db.deleteFrom("time_slot_places").execute();
    expect(ending({ shop }, await settled(shop.checkout.place()))).toEqual({
      kind: "slotLost",
      differences: [{ kind: "choice", choice: "timeSlot" }],
      step: "shipping",
    });
    expect(shop.checkout.view.get().blockers).toMatchObject([{ kind: "lostTimeSlot" }]);
    await shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "placed" });
    expect(await ordersOf(cartId, kit.backend)).toHaveLength(1);
  });
});

describe("an order that fails for several reasons", () => {
  it("[ORDER-2] [CART-19] [SEAM-1] tells at once of the coupon that left, of sold-out goods, and where to mend them", async () => {
    const { db } = kit.backend.database;
    const code = "EGYSZER";
    await db
      .insertInto("coupons")
      .values({
        code,
        amount: 100,
        percent: null,
        category_id: null,
        valid_from: null,
        valid_to: null,
        max_uses_per_mailbox: 1,
      })
      .execute();
    const openWith = async () => {
      const cartId = await readyCart(kit.backend);
      await db.updateTable("carts").set({ coupon_code: code }).where("id", "=", cartId).execute();
      return await kit.reopen(browserWith(cartId));
    };
    const first = await openWith();
    expect(await first.settled(first.shop.checkout.place())).toMatchObject({ phase: "placed" });
    const { shop, settled } = await openWith();
    await setStock(0);
    const told = ending({ shop }, await settled(shop.checkout.place()));
    expect(told).toMatchObject({ kind: "refused", error: { _tag: "ValidationError" }, steps: ["cart"] });
    if (told?.kind !== "refused") throw new Error("The order was not refused");
    expect(told.differences.map(({ kind }) => kind)).toContain("unavailable");
    const reason = "Ezt a kupont már felhasználtad.";
    expect(told.differences).toContainEqual({ kind: "coupon", couponCode: code, reason });
    expect(shop.cart.state.get().cart?.couponCode).toBeNull();
    await setStock(null);
    await shop.cart.refresh();
    expect(await settled(shop.checkout.place())).toMatchObject({ phase: "placed" });
  });
});

describe("a placed order", () => {
  it("[ORDER-3] is forgotten when another cart gets its first product, and not before", async () => {
    const { shop, settled } = await kit.open();
    const placed = await settled(shop.checkout.place());
    expect(shop.checkout.placing.get()).toBe(placed);
    const [milk] = await shop.catalogue.productsById([String(ids.milk)]);
    await shop.cart.setQuantity(milk ?? expect.fail(), { quantity: 1, quantityType: "default" });
    expect(shop.checkout.placing.get()).toEqual({ phase: "idle" });
  });
});
