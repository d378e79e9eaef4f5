import { refusal } from "../backend/refusal.test.kit.ts";
import { type CookieJar, memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { graphqlErrorResponse, offline, statusResponse } from "../network/index.ts";
import {
  answeringInstead,
  type CartKit,
  one,
  operations,
  quantities,
  startCartKit,
  texts,
  three,
  two,
  updates,
  withMilk,
} from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const keys = ({ network }: Pick<TestShop, "network">) =>
  network.calls
    .filter(({ operationName }) => operationName === "createCart")
    .map(({ headers }) => headers.get("idempotency-key"));

/** Only the first request of this operation gets this answer. */
const once = (
  { network }: Pick<TestShop, "network">,
  operation: string,
  fault: Parameters<typeof graphqlErrorResponse>[0],
) => {
  let isDone = false;
  network.use(({ operationName }) => {
    if (operationName !== operation || isDone) return null;
    isDone = true;
    return graphqlErrorResponse(fault);
  });
};

describe("a new cart", () => {
  it("[NET-2] [CART-3] is requested with the same key until it is known to exist, then with another", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    opened.network.use(({ operationName }) => (operationName === "createCart" ? offline : null));
    const change = opened.shop.cart.setQuantity(kit.products.milk, one);
    await opened.rest();
    opened.network.use(() => null);
    opened.reconnect();
    await change;
    opened.cookies.remove("cart_id");
    once(opened, "updateCart", "INVALID_CART_ID");
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const [lost, made, next] = keys(opened);
    expect(made).toBe(lost);
    expect(next).not.toBe(made);
  });

  it("[CART-3] is requested with another key once the server has refused to create it", async () => {
    const opened = await kit.open();
    opened.network.use(({ operationName }) => (operationName === "createCart" ? statusResponse(500) : null));
    expect(await refusal(opened.shop.cart.setQuantity(kit.products.milk, one))).toMatchObject({
      _tag: "CartCreateError",
    });
    opened.network.use(() => null);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    const refused = keys(opened).slice(0, -1);
    expect(refused).not.toContain(keys(opened).at(-1));
  });

  it("[CART-1] stores its id in a cookie for the configured time", async () => {
    const kept: Array<Parameters<CookieJar["set"]>> = [];
    const jar = memoryCookies();
    const opened = await kit.open({
      cookies: { ...jar, set: (...cookie) => (kept.push(cookie), jar.set(...cookie)) },
      settings: { cartCookieSeconds: 77 },
    });
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(kept).toContainEqual(["cart_id", opened.shop.cart.state.get().cart?.id, { maxAgeSeconds: 77 }]);
    opened.shop.cart.setPanel(false);
    expect(kept.at(-1)).toEqual(["cart_opened", "false", { maxAgeSeconds: 77 }]);
  });
});

describe("a cart that the server no longer accepts", () => {
  const warning = { level: "warning", message: "The server does not accept the cart's id" };

  it("[CART-3] is replaced by a new one on a refresh, which is logged", async () => {
    const opened = await withMilk(kit);
    const before = opened.cookies.get("cart_id");
    opened.network.use(({ operationName }) =>
      /^cart(Hash)?$/.test(operationName) ? graphqlErrorResponse("INVALID_CART_ID") : null,
    );
    await opened.shop.cart.refresh();
    expect(opened.cookies.get("cart_id")).not.toBe(before);
    expect(quantities(opened)).toEqual({});
    expect(opened.log).toMatchObject([warning]);
  });

  it("[CART-3] is replaced by a new one on a change, which is logged but not shown", async () => {
    const opened = await withMilk(kit);
    once(opened, "updateCart", "INVALID_CART_ID");
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 1 });
    expect(opened.log).toMatchObject([warning]);
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-3] is not requested again automatically after a failure, even when the network is back", async () => {
    const opened = await withMilk(kit);
    opened.network.use(() => statusResponse(500));
    expect(await refusal(opened.shop.cart.refresh())).toMatchObject({ _tag: "CartGetError" });
    const asked = opened.network.calls.length;
    opened.reconnect();
    await opened.rest();
    expect(opened.network.calls).toHaveLength(asked);
  });
});

describe("a change", () => {
  it("[CART-1] goes to the cart that another tab has stored in the cookie", async () => {
    const opened = await withMilk(kit);
    const other = await kit.open();
    await other.shop.cart.setQuantity(kit.products.cake, one);
    opened.cookies.set("cart_id", other.cookies.get("cart_id") ?? "");
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    expect(quantities(opened)).toEqual({ Dobostorta: 1, "Őszi sör 0,5 l": 1 });
    await other.shop.cart.refresh();
    expect(other.shop.cart.state.get().cart).toEqual(opened.shop.cart.state.get().cart);
  });

  it("[CART-16] that always conflicts is tried ten times, each time with the current revision", async () => {
    const opened = await withMilk(kit);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? graphqlErrorResponse("CART_CHANGED") : null,
    );
    const asked = opened.network.calls.length;
    expect(await refusal(opened.shop.cart.setQuantity(kit.products.milk, three))).toMatchObject({
      code: "CART_CHANGED",
    });
    const tries = Array.from({ length: 9 }, () => ["updateCart", "cart"]).flat();
    expect(operations(opened).slice(asked)).toEqual([...tries, "updateCart", "cartHash"]);
  });

  it("[CART-16] names the cart's revision, which a refresh updates", async () => {
    const opened = await withMilk(kit);
    const other = await kit.open({ cookies: opened.cookies });
    await other.shop.cart.setQuantity(kit.products.milk, three);
    await other.shop.cart.setQuantity(kit.products.milk, two);
    const line = opened.shop.cart.state.get().cart?.lines;
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.lines).toBe(line);
    const sent = updates(opened).length;
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(updates(opened)).toHaveLength(sent + 1);
    expect(updates(opened).at(-1)?.variables).toMatchObject({
      input: { revision: Number(other.shop.cart.state.get().cart?.revision) },
    });
  });
});

describe("a discounted price", () => {
  const answered = async (discount: string) => {
    const opened = await kit.open();
    opened.network.use(answeringInstead(/"discount_price":null/g, `"discount_price":${discount}`));
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    return opened;
  };

  it("[TOTAL-6] above the total is used unchanged, and logged", async () => {
    const opened = await answered("799");
    expect(opened.shop.cart.state.get()).toMatchObject({ cart: { discountPrice: 799 }, totals: { discount: 1 } });
    const { id } = opened.shop.cart.state.get().cart ?? {};
    expect(opened.log).toEqual([
      { level: "warning", message: "The discounted price is above the total", details: [id, 799, 798] },
    ]);
  });

  it.each(["798", "0", "null"])("[TOTAL-6] of %s, which is not above it, is not logged", async (discount) => {
    expect((await answered(discount)).log).toEqual([]);
  });
});
