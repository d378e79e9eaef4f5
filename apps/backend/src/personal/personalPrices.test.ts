import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { offerPersonalPrices } from "./offerPersonalPrices.ts";

interface Priced {
  readonly price: number;
  readonly personal_discount_price: number | null;
  readonly personal_discount_unit_price: number | null;
}

interface Cart {
  readonly id: string;
  readonly hash: string;
  readonly total_price: number;
  readonly cart_products: ReadonlyArray<{ readonly price: number; readonly product: Priced }>;
}

const priced = "price personal_discount_price personal_discount_unit_price";
const cartFields = `id hash total_price cart_products { price product { ${priced} } }`;
const later = (days: number) => new Date(new Date(firstNow).getTime() + days * 24 * 60 * 60_000);
const milk = [{ product_id: ids.milk, piece: 2 }];

onBothDatabases("[PRICE-2] personal prices", (backend) => {
  const { register } = accountClient(backend);
  const { readyCart, placed } = orderClient(backend);
  const carts = cartClient<Cart>(backend, cartFields);
  const db = () => backend().database.db;
  const give = async ({ id }: Account, price: number, valid_until = later(0.5).toISOString()) => {
    await db()
      .insertInto("personal_prices")
      .values({ user_id: id, product_id: ids.milk, price, valid_until })
      .execute();
  };
  /** The milk's price for a user: on its page, and in a list. */
  const seen = async (by?: Account) => {
    const { data } = await backend().ask<{ getProductById: Priced; products: { data: Priced[] } }>(
      `{ getProductById(id: "${ids.milk}") { ${priced} } products(filters: { ids: ["${ids.milk}"] }) { data { ${priced} } } }`,
      {},
      by,
    );
    expect(data.products.data).toEqual([data.getProductById]);
    return data.getProductById;
  };

  let anna: Account;
  let bela: Account;
  beforeEach(async () => {
    backend().setNow(firstNow);
    [anna, bela] = [await register(), await register({ name: "Szabó Béla" })];
    await give(anna, 300);
    await give(bela, 350);
  });

  it("belong to their owners: two shoppers and a guest see three prices", async () => {
    expect(await seen(anna)).toEqual({ price: 399, personal_discount_price: 300, personal_discount_unit_price: 300 });
    expect(await seen(bela)).toMatchObject({ price: 399, personal_discount_price: 350 });
    expect(await seen()).toEqual({ price: 399, personal_discount_price: null, personal_discount_unit_price: null });
  });

  it("are what cart and order charge, each their own", async () => {
    const charged = [];
    for (const by of [anna, bela, undefined]) {
      const id = await readyCart({ products: milk }, by);
      const { total_price, cart_products } = await carts.as(by).read(id);
      const { order } = await placed({ cart_id: id }, by);
      const line = await db()
        .selectFrom("order_products")
        .where("order_id", "=", Number(order.id))
        .select(["price", "total"])
        .executeTakeFirstOrThrow();
      charged.push({ total_price, price: cart_products[0]?.price, own: cart_products[0]?.product, line });
    }
    expect(charged).toMatchObject([
      { total_price: 600, price: 300, own: { personal_discount_price: 300 }, line: { price: 300, total: 600 } },
      { total_price: 700, price: 350, own: { personal_discount_price: 350 }, line: { price: 350, total: 700 } },
      { total_price: 798, price: 399, own: { personal_discount_price: null }, line: { price: 399, total: 798 } },
    ]);
  });

  it("are in the cart that a login answers, and not in the guest's that a logout leaves", async () => {
    const guestCart = await carts.create();
    await carts.updated({ id: guestCart, products: milk });
    const { email, password } = anna;
    const { data } = await backend().ask<{ login: { token: string; cart: Cart } }>(
      `mutation ($data: LoginInput!) { login(loginData: $data) { token cart { ${cartFields} } } }`,
      { data: { email, password, cart_id: guestCart } },
    );
    expect(data.login.cart).toMatchObject({
      total_price: 600,
      cart_products: [{ price: 300, product: { personal_discount_price: 300, personal_discount_unit_price: 300 } }],
    });
    const left = await backend().ask<{ logout: Cart }>(`mutation { logout { ${cartFields} } }`, {}, data.login);
    expect(JSON.stringify(left.data)).not.toContain("300");
  });

  it("change the hash of a cart, so that no order is placed at another price than was seen", async () => {
    const id = await readyCart({ products: milk }, anna);
    const { hash } = await carts.as(anna).read(id);
    backend().setNow(later(0.5).toISOString());
    expect((await carts.as(anna).read(id)).hash).not.toBe(hash);
  });

  it("count until their last moment, and never above the regular price", async () => {
    backend().setNow(new Date(later(0.5).getTime() - 1).toISOString());
    expect(await seen(anna)).toMatchObject({ personal_discount_price: 300 });
    backend().setNow(later(0.5).toISOString());
    expect(await seen(anna)).toMatchObject({ personal_discount_price: null });
    const vera = await register();
    await give(vera, 399, later(9).toISOString());
    expect(await seen(vera)).toMatchObject({ personal_discount_price: null });
  });

  it("come from a user's orders, last two weeks, and are renewed", async () => {
    const vera = await register();
    await placed({ cart_id: await readyCart({ products: milk }, vera) }, vera);
    await offerPersonalPrices(db(), { now: later(0) });
    const offered = async () =>
      await db().selectFrom("personal_prices").where("user_id", "=", vera.id).selectAll().execute();
    const first = await offered();
    expect(first).toMatchObject([{ product_id: ids.milk, price: 359 }]);
    await offerPersonalPrices(db(), { now: later(13) });
    expect(await offered()).toEqual(first);
    await offerPersonalPrices(db(), { now: later(14) });
    expect(await offered()).toMatchObject([{ product_id: ids.milk, valid_until: later(28).toISOString() }]);
  });
});
