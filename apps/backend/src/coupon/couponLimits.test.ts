import { beforeEach, describe, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { provenAccount } from "../testing/provenAccount.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { visit } from "../testing/visitor.ts";

interface Cart {
  readonly hash: string;
  readonly coupon_code: string | null;
  readonly discount_price: number | null;
  readonly cart_products: ReadonlyArray<{ readonly piece: number }>;
}

onBothDatabases("The uses of a coupon", (backend) => {
  const { readyCart, placed, createOrder } = orderClient(backend);
  const { register } = accountClient(backend);
  const carts = cartClient<Cart>(backend, "hash coupon_code discount_price cart_products { piece }");
  const db = () => backend().database.db;
  const mailbox = (contact_email: string) => ({ contact_data: { ...contact_data, contact_email } });
  const used = { coupon_code: ["Ezt a kupont már felhasználtad."] };
  const spent = { coupon_code: ["Ez a kupon elfogyott."] };

  beforeEach(async () => {
    backend().setNow(firstNow);
    await db().deleteFrom("orders").execute();
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("coupons").where("code", "like", "KORLAT%").execute();
    const coupon = { percent: null, amount: 100, category_id: null, valid_from: null, valid_to: null };
    await db()
      .insertInto("coupons")
      .values([
        { ...coupon, code: "KORLATKETTO", max_uses: 2 },
        { ...coupon, code: "KORLATEGYSZER", max_uses_per_mailbox: 1 },
        { ...coupon, code: "KORLATELSO", first_order_only: true },
        { ...coupon, code: "KORLATKERET", budget: 250 },
      ])
      .execute();
  });

  const orderWith = async (coupon_code: string, contact_email: string) =>
    await placed({ cart_id: await readyCart({ coupon_code, ...mailbox(contact_email) }) });
  const refusal = async (coupon_code: string, contact_email: string) =>
    await carts.invalid({ id: await readyCart(mailbox(contact_email)), coupon_code });
  const cancel = (id: string) =>
    backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id });

  it("[CART-19] in all, per mailbox, for the first order and within a budget each have their own refusal.", async () => {
    await orderWith("KORLATKETTO", "a@pelda.hu");
    await orderWith("KORLATKETTO", "a@pelda.hu");
    expect(await refusal("KORLATKETTO", "b@pelda.hu")).toEqual(spent);
    await orderWith("KORLATEGYSZER", "c@pelda.hu");
    expect(await refusal("KORLATEGYSZER", "C@Pelda.hu")).toEqual(used);
    await orderWith("KORLATEGYSZER", "d@pelda.hu");
    expect(await refusal("KORLATELSO", "d@pelda.hu")).toEqual({
      coupon_code: ["Ez a kupon csak az első rendelésedhez használható."],
    });
    await orderWith("KORLATELSO", "e@pelda.hu");
    expect(await refusal("KORLATELSO", "e@pelda.hu")).toEqual(used);
    await orderWith("KORLATKERET", "f@pelda.hu");
    await orderWith("KORLATKERET", "f@pelda.hu");
    expect(await refusal("KORLATKERET", "g@pelda.hu")).toEqual(spent);
  });

  it("[CART-19] count for an account and a guest with its mailbox alike.", async () => {
    const anna = await register();
    const cart_id = await readyCart({ coupon_code: "KORLATEGYSZER", ...mailbox("mashol@pelda.hu") }, anna);
    await placed({ cart_id }, anna);
    expect(await refusal("KORLATEGYSZER", anna.email)).toEqual(used);
    expect(await refusal("KORLATEGYSZER", "mashol@pelda.hu")).toEqual(used);
    const own = await readyCart({}, anna);
    expect(await carts.as(anna).invalid({ id: own, coupon_code: "KORLATEGYSZER" })).toEqual(used);
  });

  it("[CART-19] [ORDER-11] come back with a cancelled order, and only once.", async () => {
    const { transaction_id } = await orderWith("KORLATEGYSZER", "a@pelda.hu");
    await cancel(transaction_id);
    await db().updateTable("orders").set({ status: "CANCELED" }).execute();
    await orderWith("KORLATEGYSZER", "a@pelda.hu");
    expect(await refusal("KORLATEGYSZER", "a@pelda.hu")).toEqual(used);
  });

  it("[CART-19] are held by an order that waits for its payment, also after a refused card.", async () => {
    const cart_id = await readyCart({ coupon_code: "KORLATEGYSZER", payment_method: "3", ...mailbox("a@pelda.hu") });
    await placed({ cart_id });
    expect(await refusal("KORLATEGYSZER", "a@pelda.hu")).toEqual(used);
    await db().updateTable("orders").set({ status: "PAYMENT_REFUSED" }).execute();
    expect(await refusal("KORLATEGYSZER", "a@pelda.hu")).toEqual(used);
  });

  it("[CART-19] [ORDER-9] are refused at ordering with the reason: the coupon leaves the cart, everything else stays.", async () => {
    await orderWith("KORLATEGYSZER", "a@pelda.hu");
    const id = await readyCart({ coupon_code: "KORLATEGYSZER", ...mailbox("b@pelda.hu") });
    await carts.updated({ id, ...mailbox("a@pelda.hu") });
    // The cart does not tell what the mailbox of somebody has bought.
    const seen = await carts.read(id);
    expect(seen).toMatchObject({ coupon_code: "KORLATEGYSZER", discount_price: 698 });
    const { errors } = await createOrder({ cart_id: id }, { ifMatch: `"${seen.hash}"` });
    expect(errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED", validation: used } }]);
    expect(await carts.read(id)).toMatchObject({
      coupon_code: null,
      discount_price: null,
      cart_products: [{ piece: 2 }],
    });
    expect((await placed({ cart_id: id })).order.total_amount).toBe(798 + 390);
  });

  it("[CART-19] that are gone when a shopper orders are refused as that, with and without the cart that was seen.", async () => {
    const waiting = await Promise.all([1, 2].map(() => readyCart({ coupon_code: "KORLATKERET" })));
    const [first = "", second = ""] = waiting;
    const { hash } = await carts.read(first);
    await db().updateTable("coupons").set({ budget: 50 }).where("code", "=", "KORLATKERET").execute();
    for (const [cart_id, by] of [
      [first, { ifMatch: `"${hash}"` }],
      [second, {}],
    ] as const)
      expect((await createOrder({ cart_id }, by)).errors).toMatchObject([{ extensions: { validation: spent } }]);
  });

  describe("[CART-19] Guessing codes", () => {
    const query = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
    const guess = async (
      address: string,
      id: string,
      { code = "NINCS", token }: { code?: string; token?: string | undefined } = {},
    ) => (await visit(backend, address).ask(query, { input: { id, coupon_code: code } }, { token })).code;
    const outcomes = async (guesses: ReadonlyArray<Promise<string | undefined>>) => {
      const codes = await Promise.all(guesses);
      return { missed: codes.filter((code) => code === "VALIDATION_FAILED").length, all: new Set(codes) };
    };

    it("in one cart gets ten answers, from however many networks and at once.", async () => {
      const id = await readyCart();
      const { missed, all } = await outcomes(
        Array.from({ length: 300 }, (_, at) => guess(`198.51.${at % 100}.1`, id, { code: `KOD${at}` })),
      );
      expect({ missed, all }).toEqual({ missed: 10, all: new Set(["VALIDATION_FAILED", "RATE_LIMITED"]) });
      expect(await guess("203.0.113.1", id, { code: "TIZ" })).toBe("RATE_LIMITED");
      expect(await guess("198.51.1.1", await readyCart(), { code: "TIZ" })).toBeUndefined();
    });

    it("from one network gets thirty answers in however many carts, with accounts that prove nothing too, and keeps no proven user from a right code.", async () => {
      const ids = await Promise.all(Array.from({ length: 40 }, () => readyCart()));
      const fakes = await Promise.all(Array.from({ length: 4 }, () => register()));
      const { missed } = await outcomes(
        ids.map(async (id, at) => {
          const fake = fakes[at];
          const cart = fake === undefined ? id : await readyCart({}, fake);
          return await guess("198.51.100.9", cart, { token: fake?.token });
        }),
      );
      expect(missed).toBe(30);
      const anna = await provenAccount(backend);
      const own = await readyCart({}, anna);
      expect(await guess("198.51.100.9", own, { code: "TIZ", token: anna.token })).toBeUndefined();
      backend().setNow("2026-11-21T10:10:00+01:00");
      expect(await guess("198.51.100.9", await readyCart(), { code: "TIZ" })).toBeUndefined();
    });

    it("is not what right codes do, however often.", async () => {
      const id = await readyCart();
      for (let time = 0; time < 12; time += 1) expect(await guess("198.51.100.3", id, { code: "TIZ" })).toBeUndefined();
      for (let time = 0; time < 12; time += 1)
        expect(await guess("198.51.100.3", id, { code: "EZRES" })).toBe("VALIDATION_FAILED");
      expect(await guess("198.51.100.3", id, { code: "TIZ" })).toBeUndefined();
    });

    it("what a mailbox has bought is a miss too, also by ordering.", async () => {
      await orderWith("KORLATELSO", "a@pelda.hu");
      const attack = visit(backend, "198.51.100.4");
      for (let time = 0; time < 10; time += 1) {
        const cart = await readyCart({ coupon_code: "KORLATELSO", ...mailbox("uj@pelda.hu") });
        await carts.updated({ id: cart, ...mailbox("a@pelda.hu") });
        await attack.ask("mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id } }", {
          cart,
        });
      }
      const uses = db().selectFrom("rate_limits").where("key", "=", "couponMiss/network/198.51.100.4").select("uses");
      expect(await uses.executeTakeFirst()).toEqual({ uses: 10 });
    });
  });
});
