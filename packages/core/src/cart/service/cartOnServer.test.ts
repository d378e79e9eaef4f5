import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { wireEntry } from "../../session/service/session.test.support.ts";
import {
  answering,
  broken,
  cartServer,
  cookiesOf,
  filled,
  offline,
  only,
  open,
  refusing,
} from "./cart.test.support.ts";

const invalid = {
  level: "warning",
  message: "The server does not accept the cart's id",
  details: [{ code: "INVALID_CART_ID" }],
};

describe("a guest's cart", () => {
  it("[CART-1] is created with the first change, and its id is stored in a cookie for the configured time", async () => {
    const jar = cookiesOf();
    const written: unknown[] = [];
    const cookies = {
      ...jar,
      set: (...cookie: Parameters<typeof jar.set>) => (written.push(cookie), jar.set(...cookie)),
    };
    const page = open({ cookies, settings: { cartCookieSeconds: 77 } });
    await page.shop.cart.refresh();
    expect(page.operations()).toEqual(["shippingMethods"]);
    await page.set("a", 1);
    expect(page.operations().slice(1)).toEqual(["createCart", "updateCart", "shippingMethods"]);
    expect(written).toContainEqual(["cart_id", "c1", { maxAgeSeconds: 77 }]);
  });

  it("[CART-1] [CART-2] is fetched by its cookie, and later checked by its hash", async () => {
    const [server, cookies] = [cartServer(), cookiesOf()];
    await filled({ a: 1 }, { server, cookies });
    const page = open({ server, cookies });
    expect(page.state().isKnown).toBe(false);
    await page.shop.cart.refresh();
    expect(page.quantities()).toEqual({ a: 1 });
    await page.rest();
    server.calls.length = 0;
    await page.shop.cart.refresh();
    expect(server.calls.map(({ operation, id }) => [operation, id])).toEqual([["cartHash", "c1"]]);
    server.change({ id: "c1", products: [{ product_id: "b", piece: 2 }] });
    await page.shop.cart.refresh();
    expect(page.operations()).toEqual(["cartHash", "cartHash", "cart", "shippingMethods"]);
    expect(page.quantities()).toEqual({ a: 1, b: 2 });
  });

  it("[CART-16] follows an invisible new revision, and sends changes to that revision", async () => {
    const page = await filled({ a: 1 });
    const { cart } = page.state();
    page.server.change({ id: "c1" });
    await page.shop.cart.refresh();
    expect(page.state().cart).toEqual({ ...cart, revision: 3 });
    expect(page.state().cart?.lines).toBe(cart?.lines);
    const same = page.state().cart;
    await page.shop.cart.refresh();
    expect(page.state().cart).toBe(same);
    await page.set("a", 2);
    expect(
      page.server.calls.filter(({ operation }) => operation === "updateCart").map(({ input }) => input?.revision),
    ).toEqual([3]);
  });

  it("[CART-1] is the cart that another tab stored in the cookie, for changes and for a refresh", async () => {
    const page = await filled({ a: 1 });
    const other = await filled({ b: 2 }, { server: page.server });
    page.cookies.set("cart_id", other.cookies.get("cart_id") ?? "");
    await page.set("c", 1);
    expect(page.quantities()).toEqual({ b: 2, c: 1 });
    expect(page.server.quantities("c1")).toEqual({ a: 1 });
    page.cookies.set("cart_id", "c1");
    await page.shop.cart.refresh();
    expect(page.quantities()).toEqual({ a: 1 });
  });

  it("[CART-1] is the first of two carts created at the same time", async () => {
    const [server, cookies] = [cartServer(), cookiesOf()];
    const [first, second] = [open({ server, cookies }), open({ server, cookies })];
    const held = Promise.withResolvers<void>();
    let made = 0;
    server.rule = (call) =>
      call.operation === "createCart" && (made += 1) === 1 ? held.promise.then(() => server.answer(call)) : null;
    const later = first.set("a", 1);
    await first.rest();
    await second.set("b", 1);
    held.resolve();
    await later;
    expect(cookies.get("cart_id")).toBe("c1");
    expect(first.quantities()).toEqual({ a: 1, b: 1 });
  });
});

describe("a cart id that the server does not accept", () => {
  it("[CART-3] is replaced by a new cart on refresh, with a log entry", async () => {
    const page = open({ cookies: cookiesOf({ cart_id: "nonsense" }) });
    await page.shop.cart.refresh();
    expect(page.operations()).toEqual(["cart", "createCart", "shippingMethods"]);
    expect(page.cookies.get("cart_id")).toBe("c1");
    expect(page.logged).toMatchObject([invalid]);
    expect(page.texts()).toEqual([]);
  });

  it("[CART-3] is replaced even if the cart was known", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ id }) => (id === "c1" ? refusing("INVALID_CART_ID") : null);
    await page.shop.cart.refresh();
    expect(page.operations()).toEqual(["cartHash", "cart", "createCart", "shippingMethods"]);
    expect(page.quantities()).toEqual({});
    expect(page.logged).toMatchObject([invalid]);
  });

  it("[CART-3] is replaced on a change, and the change goes into the new cart", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ input }) => (input?.id === "c1" ? refusing("INVALID_CART_ID") : null);
    await page.set("b", 2);
    expect(page.operations()).toEqual(["updateCart", "createCart", "updateCart", "shippingMethods"]);
    expect(page.cookies.get("cart_id")).toBe("c2");
    expect(page.quantities()).toEqual({ b: 2 });
    expect(page.logged).toMatchObject([invalid]);
  });

  it("[CART-3] causes a critical log entry when no cart has it", async () => {
    const page = open({ cookies: cookiesOf({ cart_id: "gone" }) });
    page.server.rule = only("cart", () => answering({ cart: null }));
    await page.shop.cart.refresh();
    expect(page.state()).toMatchObject({ isKnown: true, cart: { id: "c1" } });
    expect(page.logged).toEqual([
      { level: "critical", message: "The server has no cart with the id in the cookie", details: ["gone"] },
    ]);
  });

  it("[CART-3] is replaced when its cart no longer exists", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation }) => (/^cart(Hash)?$/.test(operation) ? answering({ cart: null }) : null);
    await page.shop.cart.refresh();
    expect(page.state().cart).toMatchObject({ id: "c2", lines: [] });
    expect(page.logged).toMatchObject([{ level: "critical", details: ["c1"] }]);
  });
});

describe("a cart that cannot be fetched or created", () => {
  it.each([
    ["CartGetError", "cart"],
    ["CartCreateError", "createCart"],
  ])("[CART-3] is a %s, with which the shopper can try again", async (tag, failing) => {
    const page = open({ cookies: cookiesOf({ cart_id: "nonsense" }) });
    page.server.rule = only(failing, broken);
    expect(await refusal(page.shop.cart.refresh())).toMatchObject({ _tag: tag, cause: { _tag: "HttpStatusError" } });
    expect(page.state().failure).toMatchObject({ _tag: tag });
    page.server.rule = () => null;
    await page.shop.cart.refresh();
    expect(page.state()).toMatchObject({ failure: null, isKnown: true });
  });

  it("[NET-2] is created with the same key until the server answers, then with another key", async () => {
    const page = open();
    page.server.rule = only("createCart", offline);
    const change = page.set("a", 1);
    await page.rest();
    page.server.rule = only("createCart", broken);
    page.reconnect();
    expect(await change).toEqual({ kind: "waiting" });
    await page.rest();
    expect(page.state().failure).toMatchObject({ _tag: "CartCreateError" });
    page.server.rule = () => null;
    await page.set("a", 1);
    page.cookies.remove("cart_id");
    page.server.rule = ({ input }) => (input?.id === "c1" ? refusing("INVALID_CART_ID") : null);
    await page.set("a", 2);
    const keys = page.server.calls.filter(({ operation }) => operation === "createCart").map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain(null);
  });
});

describe("a change that conflicts with another device's change", () => {
  it("[CART-16] is sent again to the current cart", async () => {
    const page = await filled({ a: 1 });
    page.server.change({ id: "c1", products: [{ product_id: "b", piece: 1 }] });
    await page.set("a", 2);
    expect(page.operations()).toEqual(["updateCart", "cart", "updateCart", "shippingMethods"]);
    expect(page.quantities()).toEqual({ a: 2, b: 1 });
    expect(page.logged).toEqual([]);
  });

  it("[NET-2] [CART-16] is applied once when the answer was lost, and the current cart is shown", async () => {
    const page = await filled({ a: 1 }, { durable: new Map() });
    page.server.rule = only("updateCart", async (call) => {
      await page.server.answer(call);
      return offline();
    });
    const change = page.set("a", 2);
    await page.rest();
    page.server.change({ id: "c1", products: [{ product_id: "a", piece: 7 }] });
    page.server.rule = () => null;
    await page.shop.cart.refresh();
    expect(await change).toEqual({ kind: "waiting" });
    await page.rest();
    expect(page.server.quantities("c1")).toEqual({ a: 7 });
    expect(page.quantities()).toEqual({ a: 7 });
    expect(page.state()).toMatchObject({ pending: {}, disagreements: [], lineErrors: {} });
  });

  it("[CART-16] is tried at most ten times", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", () => refusing("CART_CHANGED"));
    expect(await refusal(page.set("a", 2))).toMatchObject({ code: "CART_CHANGED" });
    expect(page.operations().filter((operation) => operation === "updateCart")).toHaveLength(10);
  });
});

it("[CART-1] a logged-in user always has a cart", async () => {
  const guest = open();
  await guest.shop.cart.refresh();
  expect(guest.operations()).not.toContain("createCart");
  const user = open();
  user.server.rule = only("login", () => answering({ login: wireEntry("u1") }));
  await user.shop.session.login({ email: "eva@pelda.hu", password: "egy hosszú jelszó" });
  await user.shop.cart.refresh();
  expect(user.operations()).toContain("createCart");
  expect(user.state().cart).toMatchObject({ lines: [] });
});

describe("[TOTAL-6] a discounted price", () => {
  const withDiscount = (discount: number | null) => {
    const server = cartServer();
    const { wire } = server;
    return open({
      server: Object.assign(server, {
        wire: (cart: Parameters<typeof wire>[0]) => ({
          ...wire(cart),
          discount_price: cart.revision === 1 ? null : discount,
        }),
      }),
    });
  };

  it("above the total is logged for every source of the cart", async () => {
    const page = withDiscount(101);
    await page.set("a", 1);
    const warning = { level: "warning", message: "The discounted price is above the total", details: ["c1", 101, 100] };
    expect(page.logged).toEqual([warning]);
    page.server.change({ id: "c1", coupon_code: "TIZ" });
    await page.shop.cart.refresh();
    expect(page.logged).toEqual([warning, warning]);
  });

  it.each([100, 0, null])("of %s, which is not above the total, is not logged", async (discount) => {
    const page = withDiscount(discount);
    await page.set("a", 1);
    expect(page.logged.filter(({ level }) => level === "warning")).toEqual([]);
  });
});
