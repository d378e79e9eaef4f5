import type { Product } from "@kamra/core/product";
import { smallSeedIds } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop, TestShopOptions } from "../backend/index.ts";
import { lateResponse, offline } from "../network/index.ts";
import { type SessionKit, startSessionKit, texts } from "./session.test.kit.ts";

let kit: SessionKit;
let product: (id: number) => Product;
beforeAll(async () => {
  kit = await startSessionKit();
  const all = await kit.open().shop.catalogue.productsById(Object.values(smallSeedIds).map(String));
  product = (id) => {
    const found = all.find((each) => each.id === String(id));
    if (found === undefined) throw new Error(`The seed has no product ${id}`);
    return found;
  };
});
afterAll(() => kit.backend.close());

const { milk, pear, apple } = smallSeedIds;
const of = (quantity: number) => ({ quantity, quantityType: "default" }) as const;

/** A shop whose shopper has chosen a delivery address. */
const open = async (options: Partial<TestShopOptions> = {}) => {
  const opened = kit.open(options);
  await opened.shop.delivery.select({ type: "personal" });
  return opened;
};

const lines = ({ shop }: Pick<TestShop, "shop">) =>
  Object.fromEntries((shop.cart.state.get().cart?.lines ?? []).map((line) => [Number(line.product.id), line.quantity]));

/** A shopper with two bottles of milk in the cart. */
const somebodyWithMilk = async () => {
  const who = await kit.somebody();
  const opened = await open();
  await opened.shop.session.login(who);
  await opened.shop.cart.setQuantity(product(milk), of(2));
  return who;
};

describe("the guest's cart at login", () => {
  it("[SESS-1] [CART-1] merges into the user's, whose id is then in the cookie", async () => {
    const who = await somebodyWithMilk();
    const opened = await open();
    await opened.shop.cart.setQuantity(product(milk), of(1));
    await opened.shop.cart.setQuantity(product(pear), of(1));
    const guests = opened.cookies.get("cart_id");
    await opened.shop.session.login(who);
    expect(lines(opened)).toEqual({ [milk]: 3, [pear]: 1 });
    expect(opened.cookies.get("cart_id")).toBe(opened.shop.cart.state.get().cart?.id);
    expect(opened.cookies.get("cart_id")).not.toBe(guests);
    expect(opened.shop.session.state.get().cartChanges).toEqual([]);
    await opened.shop.cart.setQuantity(product(milk), of(4));
    expect(lines(opened)).toEqual({ [milk]: 4, [pear]: 1 });
  });

  it("[SESS-1] reports its changed and dropped lines until the shopper has seen them", async () => {
    const who = await kit.somebody();
    const first = await open();
    await first.shop.session.login(who);
    await first.shop.cart.setQuantity(product(apple), { quantity: 2, quantityType: "alternative" });
    const opened = await open();
    await opened.shop.cart.setQuantity(product(apple), of(0.5));
    await opened.shop.cart.setQuantity(product(pear), of(1));
    const { db } = kit.backend.database;
    const sell = (status: "AVAILABLE" | "PERMANENTLY_ENDED") =>
      db.updateTable("products").set({ status }).where("id", "=", pear).execute();
    await sell("PERMANENTLY_ENDED");
    await opened.shop.session.login(who);
    await sell("AVAILABLE");
    expect(opened.shop.session.state.get().cartChanges).toEqual([
      expect.objectContaining({ productId: String(apple), kind: "changed", wanted: 0.86, quantity: 0.9 }),
      expect.objectContaining({ productId: String(pear), kind: "dropped", wanted: 1, quantity: 0 }),
    ]);
    opened.shop.session.dismissCartChanges();
    expect(opened.shop.session.state.get().cartChanges).toEqual([]);
  });

  it("[SESS-1] takes along a change that is in progress at login", async () => {
    const who = await somebodyWithMilk();
    const opened = await open();
    await opened.shop.cart.setQuantity(product(pear), of(1));
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateResponse(held.promise) : null));
    const change = opened.shop.cart.setQuantity(product(pear), of(3));
    await opened.rest();
    const login = opened.shop.session.login(who);
    held.resolve();
    opened.network.use(() => null);
    await opened.settled(Promise.all([change, login]));
    expect(lines(opened)).toEqual({ [milk]: 2, [pear]: 3 });
    expect(texts(opened)).toEqual([]);
  });

  it("[SESS-1] stays the guest's when the login is refused", async () => {
    const { email } = await kit.somebody();
    const opened = await open();
    await opened.shop.cart.setQuantity(product(milk), of(1));
    const guests = opened.cookies.get("cart_id");
    await opened.shop.session.login({ email, password: "nem ez a jelszó" });
    await opened.shop.cart.refresh();
    expect(opened.cookies.get("cart_id")).toBe(guests);
    expect(lines(opened)).toEqual({ [milk]: 1 });
  });
});

describe("the cart at logout", () => {
  it("[SESS-4] is a new guest's cart; the next login returns the user's", async () => {
    const who = await somebodyWithMilk();
    const opened = await open();
    await opened.shop.session.login(who);
    const users = opened.cookies.get("cart_id");
    await opened.shop.session.logout();
    expect(lines(opened)).toEqual({});
    expect(opened.cookies.get("cart_id")).not.toBe(users);
    await opened.shop.cart.setQuantity(product(pear), of(1));
    await opened.shop.session.login(who);
    expect(lines(opened)).toEqual({ [milk]: 2, [pear]: 1 });
  });

  it("[SESS-4] [NET-7] shows nothing of the user's cart even while the network is away", async () => {
    const who = await somebodyWithMilk();
    const opened = await open();
    await opened.shop.session.login(who);
    opened.network.use(() => offline);
    await opened.settled(opened.shop.session.logout());
    expect(lines(opened)).toEqual({});
    opened.network.use(() => null);
    opened.reconnect();
    await opened.settled(opened.shop.cart.setQuantity(product(pear), of(1)));
    expect(lines(opened)).toEqual({ [pear]: 1 });
  });

  it("[SESS-5] is a new guest's cart also when the server has ended the session", async () => {
    const who = await somebodyWithMilk();
    const opened = await open();
    await opened.shop.session.login(who);
    await kit.revokeAll();
    await opened.settled(opened.shop.session.refresh());
    // The cart itself detects the end of the session.
    await opened.rest();
    await opened.settled(opened.shop.cart.setQuantity(product(pear), of(1)));
    expect(lines(opened)).toEqual({ [pear]: 1 });
  });
});
