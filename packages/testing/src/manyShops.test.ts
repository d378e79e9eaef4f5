import type { Backend } from "@kamra/backend";
import { embeddedJson, memoryCookies, type ShopSnapshot } from "@kamra/core";
import type { DeliverySelection } from "@kamra/core/delivery";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "./backend/index.ts";
import { type CartKit, now, startCartKit } from "./cart/cart.test.kit.ts";

let kit: CartKit;
let backend: Backend;
beforeAll(async () => {
  kit = await startCartKit();
  ({ backend } = kit);
});
afterAll(() => backend.close());

const shoppers = Array.from({ length: 100 }, (_, index) => index);
const placeOf = (shopper: number): DeliverySelection =>
  shopper % 2 === 0
    ? { type: "personal" }
    : { type: "delivery", deliveryType: "postcode", zip: String(1000 + shopper), city: `City ${shopper}` };
const productOf = (shopper: number) => Object.values(kit.products)[shopper % 3] ?? kit.products.milk;

const browse = async (shopper: number) => {
  const opened = openTestShop({ fetch: backend.fetch, now });
  await opened.shop.delivery.select(placeOf(shopper));
  await opened.shop.cart.setQuantity(productOf(shopper), { quantity: 1 + (shopper % 5), quantityType: "default" });
  return opened;
};

const isSnapshot = (data: unknown): data is ShopSnapshot => typeof data === "object" && data !== null && "now" in data;

const sightOf = ({ shop }: Pick<TestShop, "shop">) => ({
  place: shop.delivery.selection.get(),
  methods: shop.delivery.methods.get(),
  cart: shop.cart.state.get(),
  categories: shop.catalogue.categories.get(),
});

it("a hundred shops of one process share nothing", async () => {
  const all = await Promise.all(shoppers.map(browse));
  expect(all.map(({ shop }) => shop.delivery.selection.get())).toEqual(shoppers.map(placeOf));
  expect(all.map(({ shop }) => shop.cart.state.get().cart?.lines.map(({ product }) => product.id))).toEqual(
    shoppers.map((shopper) => [productOf(shopper).id]),
  );
  expect(new Set(all.map(({ shop }) => shop.cart.state.get().cart?.id)).size).toBe(shoppers.length);

  const [first, ...others] = all;
  const before = others.map(sightOf);
  await first?.shop.cart.empty();
  await first?.shop.delivery.clear();
  first?.shop.dispose();
  others.forEach((other, index) => expect(sightOf(other)).toEqual(before[index]));
  for (const { shop } of others) shop.dispose();
});

it("a shop that starts from another shop's server snapshot sends no request and shows the same", async () => {
  const onServer = await browse(3);
  await onServer.shop.catalogue.loadCategories();
  const shipped: unknown = JSON.parse(embeddedJson(onServer.shop.snapshot()));
  if (!isSnapshot(shipped)) throw new TypeError("The snapshot does not survive the page");
  const cookie = onServer.shop.settings.cartCookie;
  const inBrowser = openTestShop({
    fetch: backend.fetch,
    now,
    snapshot: shipped,
    cookies: memoryCookies({ [cookie]: onServer.cookies.get(cookie) ?? "" }),
  });
  await inBrowser.shop.catalogue.loadCategories();
  expect(inBrowser.network.calls).toEqual([]);
  expect(sightOf(inBrowser)).toEqual(sightOf(onServer));
  expect({
    place: inBrowser.shop.delivery.selection.getServer(),
    methods: inBrowser.shop.delivery.methods.getServer(),
    cart: inBrowser.shop.cart.state.getServer(),
    categories: inBrowser.shop.catalogue.categories.getServer(),
  }).toEqual(sightOf(onServer));
  expect(inBrowser.shop.snapshot()).toEqual(shipped);
});

it("a logged-in user's shop also starts from a server's page: it sends no request, and shows only that user's data", async () => {
  const registered = await browse(2);
  await registered.shop.session.register({
    email: "anna@pelda.hu",
    password: "egy hosszú jelszó",
    name: "Kovács Anna",
  });
  await registered.shop.lists.create({ name: "Heti" });
  const { cartCookie, tokenCookie } = registered.shop.settings;
  const request = () =>
    memoryCookies({
      [cartCookie]: registered.cookies.get(cartCookie) ?? "",
      [tokenCookie]: registered.cookies.get(tokenCookie) ?? "",
    });

  const onServer = openTestShop({ fetch: backend.fetch, now, cookies: request() });
  await onServer.settled(onServer.shop.session.refresh());
  await onServer.shop.lists.refresh();
  await onServer.shop.checkout.refresh();
  await onServer.rest();
  const snapshot: unknown = JSON.parse(embeddedJson(onServer.shop.snapshot()));
  if (!isSnapshot(snapshot)) throw new TypeError("The snapshot does not survive the page");

  const inBrowser = openTestShop({ fetch: backend.fetch, now, snapshot, cookies: request() });
  await inBrowser.rest();
  expect(inBrowser.network.calls).toEqual([]);
  expect(inBrowser.shop.snapshot()).toEqual(snapshot);
  const shownBy = ({ shop }: Pick<TestShop, "shop">) => ({
    session: shop.session.state.get(),
    lists: shop.lists.state.get(),
    cart: shop.cart.state.get(),
    checkout: shop.checkout.view.get(),
  });
  expect(shownBy(inBrowser)).toEqual(shownBy(onServer));
  expect(shownBy(inBrowser)).toMatchObject({
    session: { user: { name: "Kovács Anna" } },
    lists: { lists: [{ name: "Heti" }] },
  });
  const { session, lists } = inBrowser.shop;
  expect([session.state.getServer().user, lists.state.getServer().lists]).toEqual([
    session.state.get().user,
    lists.state.get().lists,
  ]);

  for (const { shop } of [registered, onServer, inBrowser]) shop.dispose();

  // A cached page reached another person: the next shopper in the same browser.
  const guest = openTestShop({
    fetch: backend.fetch,
    now,
    snapshot,
    cookies: memoryCookies({ [cartCookie]: "another-cart" }),
  });
  const { catalogue, delivery, ...shown } = guest.shop.snapshot();
  expect(shown).toEqual({
    now: now.toISOString(),
    session: { isLoggedIn: false, user: null, lastUpdated: null },
    lists: { lists: null },
    cart: { cart: null },
    checkout: { paymentMethods: null, linkableOrders: null },
    analytics: { consent: null },
  });
  expect([catalogue, delivery]).toEqual([snapshot.catalogue, { selection: null, methods: null }]);
  expect([guest.shop.cart.state.getServer().cart, guest.shop.session.state.getServer().user]).toEqual([null, null]);
  guest.shop.dispose();
});
