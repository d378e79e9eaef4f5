import { refusal } from "../backend/refusal.test.kit.ts";
import { newAddress } from "@kamra/core/delivery";
import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlErrorResponse, lateRequest, offline } from "../network/index.ts";
import { quiet, startBrowser } from "./browser.test.kit.ts";
import { type CartKit, one, quantities, startCartKit, texts, three, two, updates } from "./cart.test.kit.ts";

let kit: CartKit;
let people = 0;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const somebody = async () => {
  people += 1;
  const who = { email: `kata.${people}@pelda.hu`, password: "egy hosszú jelszó", name: "Nagy Kata" };
  const { shop } = await kit.open();
  await shop.session.register(who);
  shop.dispose();
  return who;
};

it("[CART-1] [SESS-1] login takes the guest's cart along, with its unsent changes", async () => {
  const who = await somebody();
  const tab = await startBrowser(kit).page();
  await tab.shop.cart.setQuantity(kit.products.milk, two);
  tab.network.use(({ operationName }) => (operationName === "updateCart" ? offline : null));
  const waiting = tab.shop.cart.setQuantity(kit.products.beer, one);
  const guestCart = tab.cookies.get("cart_id");
  await tab.settled(tab.shop.session.login(who).then(() => tab.network.use(() => null)));
  await waiting;
  expect(tab.cookies.get("cart_id")).not.toBe(guestCart);
  expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  expect(await kit.onServer(tab)).toEqual(tab.shop.cart.state.get().cart);
});

it("[CART-16] [SESS-1] a login during a change's request moves the change into the user's cart, without a network error", async () => {
  const who = await somebody();
  const tab = await kit.open();
  await tab.shop.cart.setQuantity(kit.products.milk, two);
  let held = 0;
  tab.network.use(({ operationName }) =>
    operationName === "updateCart" && (held += 1) === 1 ? lateRequest(new Promise(() => {})) : null,
  );
  const change = tab.shop.cart.setQuantity(kit.products.cake, one);
  await tab.rest();
  await tab.shop.session.login(who);
  await change;
  expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 2, [kit.products.cake.name]: 1 });
  expect(tab.shop.cart.state.get()).toMatchObject({ isWaiting: false, lineErrors: {} });
  expect(texts(tab)).toEqual([]);
});

it("[CART-1] [SESS-4] a logout first sends all pending changes, despite refusals, and leaves the user's cart on the server", async () => {
  const who = await somebody();
  const tab = await startBrowser(kit).page();
  await tab.shop.session.login(who);
  const refused = refusal(tab.shop.cart.choose({ couponCode: "NINCS ILYEN" }));
  const changes = [tab.shop.cart.empty(), tab.shop.cart.setQuantity(kit.products.milk, three)];
  await tab.settled(tab.shop.session.logout());
  expect(await refused).toMatchObject({ _tag: "ValidationError" });
  await Promise.all(changes);
  await quiet(tab);
  expect(quantities(tab)).toEqual({});
  await tab.shop.session.login(who);
  await quiet(tab);
  expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 3 });
});

it("[SESS-4] [NET-7] a logout without a network drops the user's changes, and the next shopper gets none of them", async () => {
  const who = await somebody();
  const { page, reload } = startBrowser(kit);
  const tab = await page();
  await tab.shop.session.login(who);
  await tab.shop.cart.setQuantity(kit.products.milk, one);
  tab.network.use(() => offline);
  const change = refusal(tab.shop.cart.setQuantity(kit.products.beer, three));
  await tab.rest();
  await tab.settled(tab.shop.session.logout());
  expect(await change).toMatchObject({ _tag: "AbortedError" });
  expect(quantities(tab)).toEqual({});
  expect(tab.log.map(({ message }) => message)).toContain("Unsent cart changes were dropped at logout");
  const next = await reload(tab);
  await quiet(next);
  await next.shop.cart.refresh();
  expect(updates(next)).toHaveLength(0);
  expect(quantities(next)).toEqual({});
});

it("[CART-5] [SESS-4] a refused change of the user's cart shows no error to the next shopper", async () => {
  const who = await somebody();
  const tab = await startBrowser(kit).page();
  await tab.shop.session.login(who);
  tab.network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorResponse("QUANTITY") : null));
  await tab.settled(refusal(tab.shop.cart.setQuantity(kit.products.milk, three)));
  tab.network.use(() => null);
  expect(tab.shop.cart.line(kit.products.milk.id).get().error).toMatchObject({ code: "QUANTITY" });
  await tab.settled(tab.shop.session.logout());
  expect(tab.shop.cart.line(kit.products.milk.id).get().error).toBeNull();
});

it("[CART-1] a logged-in user has a cart even without a cookie", async () => {
  const who = await somebody();
  const { page, reload, cookies } = startBrowser(kit);
  const tab = await page();
  await tab.shop.session.login(who);
  await tab.shop.cart.setQuantity(kit.products.milk, two);
  cookies.remove("cart_id");
  const next = await reload(tab);
  await next.shop.cart.refresh();
  expect(quantities(next)).toEqual({ "Tej 2,8% 1 l": 2 });
});

it("[SESS-6] a logout in another tab empties the cart here, and sends nothing of it to the guest's", async () => {
  const who = await somebody();
  const { page } = startBrowser(kit);
  const [tab, other] = [await page(), await page()];
  await tab.shop.session.login(who);
  await tab.shop.cart.setQuantity(kit.products.milk, two);
  await quiet(tab, other);
  expect(quantities(other)).toEqual({ "Tej 2,8% 1 l": 2 });
  other.network.use(() => offline);
  void other.shop.cart.setQuantity(kit.products.beer, two);
  await other.rest();
  await tab.settled(tab.shop.session.logout());
  other.network.use(() => null);
  await quiet(tab, other);
  for (const each of [tab, other]) expect(quantities(each)).toEqual({});
  expect((await kit.onServer(tab))?.lines ?? []).toEqual([]);
});

it("[CART-1] [SESS-1] a change in a tab that missed a login elsewhere goes into the user's cart", async () => {
  const who = await somebody();
  const tab = await kit.open();
  await tab.shop.cart.setQuantity(kit.products.milk, one);
  const other = await kit.open({ cookies: tab.cookies });
  await other.settled(other.shop.session.login(who));
  await tab.settled(tab.shop.cart.setQuantity(kit.products.beer, two));
  expect(tab.shop.session.state.get().isLoggedIn).toBe(true);
  expect(tab.log).toEqual([]);
  expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 1, "Őszi sör 0,5 l": 2 });
  await other.shop.cart.refresh();
  expect(quantities(other)).toEqual(quantities(tab));
});

it("[SESS-4] a change in a tab that missed a logout elsewhere is dropped", async () => {
  const who = await somebody();
  const tab = await kit.open();
  await tab.shop.session.login(who);
  await tab.shop.cart.setQuantity(kit.products.milk, one);
  const other = await kit.open({ cookies: tab.cookies });
  await other.settled(other.shop.session.logout());
  const sent = updates(tab).length;
  expect(await tab.settled(refusal(tab.shop.cart.setQuantity(kit.products.beer, two)))).toMatchObject({
    _tag: "AbortedError",
  });
  expect(updates(tab)).toHaveLength(sent);
  expect(tab.shop.session.state.get().isLoggedIn).toBe(false);
  expect(quantities(tab)).toEqual({});
  expect((await kit.onServer(tab))?.lines ?? []).toEqual([]);
});

it("[CART-15] a login selects the saved address of the guest's postcode, but a choice made while shopping outlives every read", async () => {
  const who = await somebody();
  const first = await kit.open();
  await first.shop.session.login(who);
  const { postcode, city } = { postcode: "8315", city: "Gyenesdiás" };
  await first.shop.account.createShippingAddress({
    ...newAddress,
    name: "Nagy Kata",
    postcode,
    city,
    street: "Fő út",
    houseNumber: "1",
    telephone: "36301234567",
  });
  const [saved] = first.shop.session.state.get().user?.shippingAddresses ?? [];
  const byPostcode = { type: "delivery", deliveryType: "postcode", zip: postcode, city } as const;
  const tab = await kit.open();
  await tab.shop.delivery.select(byPostcode);
  await tab.shop.cart.setQuantity(kit.products.milk, one);
  await tab.settled(tab.shop.session.login(who));
  expect(tab.shop.delivery.selection.get()).toEqual({
    ...byPostcode,
    deliveryType: "savedAddress",
    addressId: saved?.id,
  });
  await tab.shop.delivery.select(byPostcode);
  await tab.shop.cart.setQuantity(kit.products.milk, two);
  expect(tab.shop.delivery.selection.get()).toEqual(byPostcode);
  await tab.shop.cart.refresh();
  expect(tab.shop.delivery.selection.get()).toEqual(byPostcode);
});

it("[ADDR-11] a changed saved address takes the place along, and a deleted one leaves its postcode", async () => {
  const who = await somebody();
  const tab = await kit.open();
  await tab.settled(tab.shop.session.login(who));
  const { account, delivery, session } = tab.shop;
  const typed = { ...newAddress, name: "Nagy Kata", postcode: "8315", city: "Gyenesdiás", street: "Fő út" };
  await account.createShippingAddress({ ...typed, houseNumber: "1", telephone: "36301234567" });
  const [saved] = session.state.get().user?.shippingAddresses ?? [];
  if (saved === undefined) throw new Error("There is no saved address");
  const place = { type: "delivery", deliveryType: "savedAddress", addressId: saved.id } as const;
  await delivery.select({ ...place, zip: saved.postcode, city: saved.city });
  await account.updateShippingAddress({ ...saved, postcode: "2040", city: "Budaörs" });
  await tab.rest();
  expect(delivery.selection.get()).toEqual({ ...place, zip: "2040", city: "Budaörs" });
  expect(delivery.methods.get()?.find(({ kind }) => kind === "courier")?.isAvailable).toBe(true);
  await account.deleteShippingAddress(saved.id);
  await tab.rest();
  const left = { type: "delivery", deliveryType: "postcode", zip: "2040", city: "Budaörs" };
  expect(delivery.selection.get()).toEqual(left);
  expect(JSON.parse(tab.cookies.get("delivery_address") ?? "null")).toMatchObject(left);
});
