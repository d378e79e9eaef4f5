import { refusal } from "./backend/refusal.test.kit.ts";
import type { Backend } from "@kamra/backend";
import { smallSeedIds as ids } from "@kamra/backend";
import { errorText, memoryCookies } from "@kamra/core";
import type { Product } from "@kamra/core/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop } from "./backend/index.ts";
import { emptyResponse, type Fault, halfResponse, htmlResponse, statusResponse } from "./network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");
const badResponse = "Hibás választ kaptunk a szervertől. Kérünk, próbáld újra!";
const badRequest = "A kérés hibás volt. Kérünk, töltsd újra az oldalt!";
const invalidQuantity = "Ez a mennyiség nem rendelhető.";

let backend: Backend;
let milk: Product;
let apple: Product;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  const found = await shop.catalogue.productsById([String(ids.milk), String(ids.apple)]);
  const [first, second] = found;
  if (first === undefined || second === undefined) throw new Error("The seed has no milk or no apple");
  [milk, apple] = [first, second];
});
afterAll(() => backend.close());

/** A shop with milk in its cart, whose cart updates go through `tamper`. */
const openWithMilk = async () => {
  let tamper: ((body: string) => string) | null = null;
  const opened = openTestShop({
    now,
    fetch: (address, init = {}) => {
      const { body } = init;
      const isUpdate = typeof body === "string" && body.includes('"operationName":"updateCart"');
      return backend.fetch(address, isUpdate && tamper ? { ...init, body: tamper(body) } : init);
    },
  });
  await opened.shop.delivery.select({ type: "personal" });
  await opened.shop.cart.setQuantity(milk, { quantity: 2, quantityType: "default" });
  return {
    ...opened,
    tamperWith: (change: (body: string) => string) => {
      tamper = change;
    },
  };
};

/** The cart has two milks, here and on the server. */
const expectWholeCart = async ({ shop, cookies }: Pick<TestShop, "shop" | "cookies">) => {
  const fresh = openTestShop({ fetch: backend.fetch, now, cookies });
  await fresh.shop.cart.refresh();
  const { cart } = shop.cart.state.get();
  expect(cart?.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([[milk.id, 2]]);
  expect(fresh.shop.cart.state.get().cart).toEqual(cart);
  expect(shop.cart.state.get()).toMatchObject({ isFetching: false, pending: {}, failure: null });
};

const setMilk = ({ shop }: Pick<TestShop, "shop">, quantity: number) =>
  shop.cart.setQuantity(milk, { quantity, quantityType: "default" });

describe("for invalid input the server", () => {
  it.each([
    [
      "a query that does not parse",
      (body: string) => body.replace("mutation updateCart", "mutation ((("),
      { _tag: "ServerError", code: "GRAPHQL_PARSE_FAILED" },
      badRequest,
    ],
    [
      "a query that does not fit the contract",
      (body: string) => body.replace("total_price", "totalPrice"),
      { _tag: "ServerError", code: "GRAPHQL_VALIDATION_FAILED" },
      badRequest,
    ],
    [
      "a body that is not JSON",
      (body: string) => body.slice(1),
      { _tag: "ServerError", code: "BAD_REQUEST" },
      badRequest,
    ],
    [
      "a negative quantity",
      (body: string) => body.replace('"piece":3', '"piece":-3'),
      { _tag: "ValidationError" },
      null,
    ],
    [
      "an infinite quantity",
      (body: string) => body.replace('"piece":3', '"piece":1e999'),
      { _tag: "ValidationError" },
      null,
    ],
    [
      "a quantity that is no number",
      (body: string) => body.replace('"piece":3', '"piece":null'),
      { _tag: "ValidationError" },
      null,
    ],
  ])("[NET-8] [FORM-3] refuses %s", async (_what, change, error, text) => {
    const opened = await openWithMilk();
    opened.tamperWith(change);
    const refused = await refusal(setMilk(opened, 3));
    expect(refused).toMatchObject(error);
    const told = refused && errorText(refused);
    expect(told).toBe(text ?? (refused?._tag === "ValidationError" ? refused.fields["products.0.piece"] : null));
    expect(told).toMatch(/[áéíóöőúüű]/);
    expect(opened.shop.notices.get().map((notice) => notice.text)).toEqual([
      `Hiba történt a kosár frissítése közben: ${told}`,
    ]);
    await expectWholeCart(opened);
  });

  it("[CART-3] replaces an unknown cart id", async () => {
    const { shop, cookies } = openTestShop({
      fetch: backend.fetch,
      now,
      cookies: memoryCookies({ cart_id: "AAAAAAAAAAAAAAAAAAAAAA" }),
    });
    await shop.delivery.select({ type: "personal" });
    await shop.cart.setQuantity(milk, { quantity: 2, quantityType: "default" });
    expect(cookies.get("cart_id")).not.toBe("AAAAAAAAAAAAAAAAAAAAAA");
    await expectWholeCart({ shop, cookies });
  });

  it("[ADDR-6] returns no place for an unknown postcode", async () => {
    const { shop } = openTestShop({ fetch: backend.fetch, now });
    expect(await shop.delivery.lookUpPostcode("1000")).toEqual({
      status: "unknown",
      message: "Nem létező irányítószám!",
    });
  });
});

describe("the server never", () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0.001, 1e300])(
    "[QTY-8] receives a quantity of %d",
    async (quantity) => {
      const opened = await openWithMilk();
      const asked = opened.network.calls.length;
      const refused = await refusal(setMilk(opened, quantity));
      expect(refused).toMatchObject({ _tag: "QuantityError" });
      expect(refused && errorText(refused)).toBe(invalidQuantity);
      expect(opened.shop.notices.get()).toMatchObject([
        { kind: "error", text: `Hiba történt a kosár frissítése közben: ${invalidQuantity}` },
      ]);
      expect(opened.network.calls).toHaveLength(asked);
      await expectWholeCart(opened);
    },
  );

  it("[QTY-8] receives a unit in which the product is not sold", async () => {
    const opened = await openWithMilk();
    const refused = await refusal(opened.shop.cart.setQuantity(milk, { quantity: 1, quantityType: "alternative" }));
    expect(refused).toMatchObject({ _tag: "QuantityError", kind: "noSuchUnit" });
    await expectWholeCart(opened);
  });

  it("[QTY-8] receives an invalid exchange rate", async () => {
    const opened = await openWithMilk();
    const broken: Product = {
      ...apple,
      alternativeUnit: apple.alternativeUnit && { ...apple.alternativeUnit, exchangeRate: 0 },
    };
    const refused = await refusal(opened.shop.cart.setQuantity(broken, { quantity: 1, quantityType: "alternative" }));
    expect(refused).toMatchObject({ _tag: "QuantityError" });
    await expectWholeCart(opened);
  });
});

describe("a server with absurd answers", () => {
  const madness = [
    [
      "500",
      statusResponse(500),
      { _tag: "HttpStatusError", message: "Response not successful: Received status code 500" },
    ],
    ["HTML", htmlResponse, { _tag: "ParseError" }],
  ] satisfies ReadonlyArray<readonly [string, Fault, object]>;

  it.each(madness)(
    "[NET-3] [CART-5] answers %s: the change is refused, and the cart stays complete",
    async (_what, fault, error) => {
      const opened = await openWithMilk();
      opened.network.use(({ operationName }) => (operationName === "updateCart" ? fault : null));
      const refused = await refusal(setMilk(opened, 3));
      expect(refused).toMatchObject(error);
      expect(refused && errorText(refused)).toBe(badResponse);
      await expectWholeCart(opened);
    },
  );

  it.each([
    ["nothing", emptyResponse, "MissingResponseError"],
    ["half a body", halfResponse, "ParseError"],
  ] satisfies ReadonlyArray<readonly [string, Fault, string]>)(
    "[NET-3] [CART-5] answers %s: the shop shows what the server did with the change",
    async (_what, fault, tag) => {
      const opened = await openWithMilk();
      opened.network.use(({ operationName }) => (operationName === "updateCart" ? fault : null));
      const refused = await refusal(opened.shop.cart.setQuantity(apple, { quantity: 1, quantityType: "default" }));
      expect(refused).toMatchObject({ _tag: tag });
      expect(refused && errorText(refused)).toBe(badResponse);
      expect(opened.shop.cart.state.get().cart?.lines.map(({ product }) => product.id)).toEqual([milk.id, apple.id]);
      opened.network.use(() => null);
      await opened.shop.cart.remove(apple.id);
      await expectWholeCart(opened);
    },
  );

  it.each([
    ...madness,
    ["nothing", emptyResponse, { _tag: "MissingResponseError" }],
    ["half a body", halfResponse, { _tag: "ParseError" }],
  ] satisfies ReadonlyArray<readonly [string, Fault, object]>)(
    "[NET-3] answers %s to everything: the shop keeps its state, and recovers",
    async (_what, fault, error) => {
      const opened = await openWithMilk();
      opened.network.use(() => fault);
      expect(await refusal(opened.settled(opened.shop.cart.refresh()))).toMatchObject({
        _tag: "CartGetError",
        cause: error,
      });
      expect(opened.shop.cart.state.get().cart?.lines.map(({ product }) => product.id)).toEqual([milk.id]);
      expect(opened.shop.notices.get().map(({ text }) => text)).toContain(
        "Hiba történt a kosár szinkronizálása közben!",
      );
      opened.network.use(() => null);
      await opened.shop.cart.refresh();
      await expectWholeCart(opened);
    },
  );
});
