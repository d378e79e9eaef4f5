import { expect, it } from "vitest";
import { cartFromWire } from "../cart/graphql/generated/decoders.ts";
import { decoded } from "../decoding/decoded.test.support.ts";
import { userFromWire } from "../identity/graphql/generated/decoders.ts";
import { shopper } from "../decoding/examples.test.support.ts";
import { ownSnapshot } from "./ownSnapshot.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";

const cart = decoded(cartFromWire, {
  id: "anna",
  hash: "h1",
  revision: 1,
  cart_products: [],
  total_price: 0,
  age_confirmed: false,
  deleted_products: [],
  warnings: [],
});
const user = decoded(userFromWire, shopper.wire);

const anna: ShopSnapshot = {
  now: "2026-11-21T10:00:00Z",
  cart: { cart },
  catalogue: { categories: [] },
  delivery: { selection: { type: "personal" }, methods: null },
  lists: { lists: [] },
  session: { isLoggedIn: true, user, lastUpdated: "2026-11-21T09:00:00Z" },
};

it("the snapshot is complete for its own cart, and for a snapshot without a cart", () => {
  expect(ownSnapshot(anna, { cartId: "anna" })).toBe(anna);
  const { cart: _cart, ...without } = anna;
  expect(ownSnapshot(without, { cartId: "bela" })).toBe(without);
  const none = { ...anna, cart: { cart: null } };
  expect(ownSnapshot(none, { cartId: "bela" })).toBe(none);
});

it.each(["bela", null])("the snapshot has only public data for another cart: %s", (cartId) => {
  expect(ownSnapshot(anna, { cartId })).toEqual({
    now: "2026-11-21T10:00:00Z",
    catalogue: { categories: [] },
    session: { isLoggedIn: true, user: null, lastUpdated: "2026-11-21T09:00:00Z" },
  });
  expect(ownSnapshot({ now: anna.now, cart: { cart } }, { cartId })).toEqual({ now: anna.now });
});
