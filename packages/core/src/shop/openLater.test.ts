import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect, expectTypeOf, it } from "vitest";
import { emptyCart } from "../cart/queue/emptyCart.ts";
import type { EffectCapability } from "../capability/EffectCapability.ts";
import { development } from "../development/index.ts";
import { SaveCartAsList } from "../lists/service/SaveCartAsList.ts";
import {
  cart,
  catalogue,
  checkout,
  createShop,
  delivery,
  dialogs,
  lists,
  memoryCookies,
  orders,
  session,
  type ShopCheckout,
  type ShopOptions,
  type ShopOrders,
} from "../index.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";

const now = "2026-11-21T10:00:00Z";

const selling = [catalogue, delivery, cart, session] as const;

const shopOf = (options: Pick<ShopOptions<[]>, "snapshot" | "cookies"> = {}) =>
  createShop({
    ...options,
    capabilities: selling,
    endpoint: "/graphql",
    fetch: () => new Promise<Response>(() => {}),
    clock: () => new Date(0),
    log: () => {},
  });

describe("shop.open", () => {
  it("adds a capability to the shop and to its type", async () => {
    const shop = shopOf();
    expect(shop).not.toHaveProperty("checkout");
    expectTypeOf(shop).not.toHaveProperty("checkout");
    const opened = await shop.open(checkout);
    expect(opened).toBe(shop);
    expectTypeOf(opened.checkout).toEqualTypeOf<ShopCheckout>();
    expect(opened.checkout.view.get().checkout.flow).toBe("normal");
    const more = await opened.open(orders);
    expectTypeOf(more.checkout).toEqualTypeOf<ShopCheckout>();
    expectTypeOf(more.orders).toEqualTypeOf<ShopOrders>();
    shop.dispose();
  });

  it("returns the same object when a capability is opened again", async () => {
    const shop = shopOf();
    const [first, second] = await Promise.all([shop.open(checkout), shop.open(checkout)]);
    expect(second.checkout).toBe(first.checkout);
    expect((await shop.open(checkout)).checkout).toBe(first.checkout);
    expect((await shop.open(cart)).cart).toBe(shop.cart);
    shop.dispose();
  });

  it("shares the shop's running services", async () => {
    const snapshot = { now, delivery: { selection: { type: "personal" }, methods: null } } as const;
    const opened = await shopOf({ snapshot }).open(checkout);
    expect(opened.checkout.view.get().checkout.selection).toEqual({ type: "personal" });
    opened.dispose();
  });

  it("names the capability that must be opened first", async () => {
    const small = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch: () => new Promise(() => {}) });
    // @ts-expect-error -- Open the capability "cart" first
    await expect(small.open(checkout)).rejects.toThrow(
      new TypeError('shop.open: the capability "checkout" needs "cart": open it first, or pass it to createShop'),
    );
    await expect((await (await small.open(delivery)).open(cart)).open(checkout)).resolves.toHaveProperty("checkout");
  });

  it("opens a capability that offers services to those opened after it", async () => {
    const asked: Array<string> = [];
    const offering: EffectCapability<"offering", object> = {
      name: "offering",
      offers: Layer.succeed(SaveCartAsList, { save: (name) => Effect.sync(() => void asked.push(name)) }),
      open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
    };
    const using: EffectCapability<"using", { readonly save: () => Promise<void> }> = {
      name: "using",
      uses: ["offering"],
      open: ({ run }) =>
        Effect.succeed({
          api: { save: () => run(Effect.flatMap(SaveCartAsList, ({ save }) => save("Hétvége", []))) },
          snapshot: () => ({}),
        }),
    };
    const shop = await (await shopOf().open(offering)).open(using);
    await shop.using.save();
    expect(asked).toEqual(["Hétvége"]);
    shop.dispose();
    const late = await shopOf().open(using);
    await expect(late.open(offering)).rejects.toThrow(
      new TypeError(
        'shop.open: the capability "offering" is used by "using", which is open: open it before, or pass it to createShop',
      ),
    );
    late.dispose();
  });

  it("opens lists before checkout, and not after it", async () => {
    const shop = await (await shopOf().open(lists)).open(checkout);
    expect(shop.lists.state.get().lists).toBeNull();
    shop.dispose();
    const late = await shopOf().open(checkout);
    await expect(late.open(lists)).rejects.toThrow('is used by "checkout"');
    late.dispose();
  });

  it("refuses a capability that open ones use, and a second one of the same name", async () => {
    const shop = shopOf();
    await expect(shop.open(dialogs)).rejects.toThrow('is used by "cart"');
    await expect(shop.open(development())).rejects.toThrow("pass it to createShop");
    await expect(shop.open({ ...cart })).rejects.toThrow(
      new TypeError('shop.open: the capability "cart" has the name of another capability that is already open'),
    );
    shop.dispose();
  });

  it("aborts after the shop is disposed of", async () => {
    const shop = shopOf();
    shop.dispose();
    await expect(shop.open(checkout)).rejects.toMatchObject({ _tag: "AbortedError" });
  });
});

describe("the snapshot of a capability that is opened later", () => {
  const known = { paymentMethods: [], linkableOrders: [] };
  const unknown = { paymentMethods: null, linkableOrders: null };
  const cartOf = (id: string) => ({ cart: { ...emptyCart, id } });
  const cookiesOf = (cartId: string) => {
    const cookies = memoryCookies();
    cookies.set(defaultSettings.cartCookie, cartId);
    return cookies;
  };

  it("is kept until it opens", async () => {
    const snapshot = { now, cart: cartOf("anna"), checkout: known };
    const shop = shopOf({ snapshot, cookies: cookiesOf("anna") });
    expect((await shop.open(checkout)).snapshot().checkout).toEqual(known);
    shop.dispose();
  });

  it("is dropped when the cart has changed", async () => {
    const snapshot = { now, cart: cartOf("anna"), checkout: known };
    const cookies = cookiesOf("anna");
    const shop = shopOf({ snapshot, cookies });
    cookies.set(defaultSettings.cartCookie, "bence");
    expect((await shop.open(checkout)).snapshot().checkout).toEqual(unknown);
    shop.dispose();
  });

  it("is dropped when the user has logged out", async () => {
    const cookies = memoryCookies();
    cookies.set(defaultSettings.tokenCookie, "token");
    const snapshot = { now, checkout: known, session: { isLoggedIn: true, user: null, lastUpdated: null } };
    const shop = shopOf({ snapshot, cookies });
    expect(shop.session.state.get().isLoggedIn).toBe(true);
    const left = shop.session.logout();
    await expect.poll(() => shop.session.state.get().isLoggedIn).toBe(false);
    expect((await shop.open(checkout)).snapshot().checkout).toEqual(unknown);
    shop.dispose();
    await left;
  });
});
