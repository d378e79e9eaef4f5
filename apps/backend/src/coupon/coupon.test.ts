import { beforeEach, describe, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Cart {
  hash: string;
  total_price: number;
  discount_price: number | null;
  coupon_code: string | null;
  cart_products: { product: { id: string } }[];
}

onBothDatabases("coupons", (backend) => {
  const { create, update, updated, invalid, read } = cartClient<Cart>(
    backend,
    "hash total_price discount_price coupon_code cart_products { product { id } }",
  );
  let id = "";
  beforeEach(async () => {
    backend().setNow(firstNow);
    id = await create();
  });
  const products = (...lines: (readonly [product_id: number, piece: number])[]) =>
    lines.map(([product_id, piece]) => ({ product_id, piece }));
  const prices = ({ total_price, discount_price, coupon_code }: Cart) => ({ total_price, discount_price, coupon_code });

  it.each([
    ["TIZ", products([ids.milk, 2]), 798, 718],
    [" tiz ", products([ids.milk, 1], [ids.pear, 0.5]), 849, 764],
    ["EZRES", products([ids.cake, 1]), 5990, 4990],
    ["GYUMOLCS", products([ids.pear, 1], [ids.milk, 1]), 1298, 848],
    ["MAI", products([ids.milk, 1]), 399, 0],
  ])("%s takes off its amount", async (coupon_code, lines, total_price, discount_price) => {
    const cart = await updated({ id, products: lines, coupon_code });
    expect(prices(cart)).toEqual({ total_price, discount_price, coupon_code: coupon_code.trim().toUpperCase() });
    expect(await read(id)).toEqual(cart);
  });

  it("[LAW-3] excludes deposits", async () => {
    // Three bottles of beer: 400 Ft each, and 50 Ft for the bottle.
    expect(prices(await updated({ id, products: products([ids.beer, 3]), coupon_code: "TIZ" }))).toMatchObject({
      total_price: 1350,
      discount_price: 1230,
    });
    expect(prices(await updated({ id, products: products([ids.beer, 1]), coupon_code: "MAI" }))).toMatchObject({
      total_price: 450,
      discount_price: 50,
    });
  });

  it.each([
    ["that does not exist", "NINCS", "Ilyen kuponkód nincs!"],
    ["of nothing", " ", "Ilyen kuponkód nincs!"],
    ["that has ended", "REGI", "Ez a kupon most nem érvényes!"],
    ["for other products", "GYUMOLCS", "Nincs a kosaradban olyan termék, amelyre ez a kupon érvényes!"],
    ["for a larger cart", "EZRES", "Ez a kupon legalább 3\u00a0000\u00a0Ft értékű termékre érvényes!"],
  ])("one %s is refused by its field", async (_which, coupon_code, message) => {
    const { hash } = await updated({ id, products: products([ids.milk, 1]) });
    expect(await invalid({ id, coupon_code })).toEqual({ coupon_code: [message] });
    expect((await read(id)).hash).toBe(hash);
  });

  it("[CART-2] [CART-17] stays until it is cleared, and shows in the hash", async () => {
    const without = await updated({ id, products: products([ids.milk, 1]) });
    const withCoupon = await updated({ id, coupon_code: "TIZ" });
    expect(withCoupon.hash).not.toBe(without.hash);
    expect(await updated({ id })).toEqual(withCoupon);
    expect(await updated({ id, coupon_code: null })).toEqual(without);
  });

  it("is valid on its days, the last one included, and is not shown after them", async () => {
    await updated({ id, products: products([ids.milk, 1]), coupon_code: "MAI" });
    backend().setNow("2026-11-21T23:59:59+01:00");
    expect(prices(await read(id))).toMatchObject({ discount_price: 0, coupon_code: "MAI" });
    backend().setNow("2026-11-22T00:00:00+01:00");
    expect(prices(await read(id))).toMatchObject({ discount_price: null, coupon_code: null });
    // An ended coupon is no reason to refuse the change.
    expect((await updated({ id, products: products([ids.milk, 0], [ids.pear, 1]) })).cart_products).toHaveLength(1);
  });

  describe("[CART-12] a product that the coupon needs", () => {
    beforeEach(() => updated({ id, products: products([ids.pear, 1], [ids.milk, 1]), coupon_code: "GYUMOLCS" }));

    it("cannot be removed without the coupon", async () => {
      const before = await read(id);
      const { data, errors } = await update({ id, products: products([ids.pear, 0]) });
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ path: ["updateCart"], extensions: { code: "DISCOUNT_CATEGORY" } }]);
      expect(await read(id)).toEqual(before);
      expect((await updated({ id, products: products([ids.milk, 0]) })).discount_price).toBe(449);
    });

    it("is removed with the coupon, or for another coupon", async () => {
      const cleared = await updated({ id, products: products([ids.pear, 0]), coupon_code: null });
      expect(prices(cleared)).toEqual({ total_price: 399, discount_price: null, coupon_code: null });
      await updated({ id, products: products([ids.pear, 1]), coupon_code: "GYUMOLCS" });
      expect(prices(await updated({ id, products: products([ids.pear, 0]), coupon_code: "TIZ" }))).toMatchObject({
        coupon_code: "TIZ",
      });
    });

    it("[CART-10] is removed with everything else when the cart is emptied", async () => {
      expect(prices(await updated({ id, products: [] }))).toEqual({
        total_price: 0,
        discount_price: null,
        coupon_code: null,
      });
      expect(prices(await updated({ id, products: products([ids.pear, 1]) }))).toMatchObject({ coupon_code: null });
    });
  });

  it("[CART-12] is not lost by going below its minimum either", async () => {
    await updated({ id, products: products([ids.cake, 1]), coupon_code: "EZRES" });
    const { errors } = await update({ id, products: products([ids.cake, 0], [ids.milk, 1]) });
    expect(errors).toMatchObject([{ extensions: { code: "DISCOUNT_CATEGORY" } }]);
  });
});
