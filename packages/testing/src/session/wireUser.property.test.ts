import { createShop, memoryCookies, session } from "@kamra/core";
import type { CartMergeChange, User } from "@kamra/core/session";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cartMergeChanges, hostileValues, users, wireUserOf } from "../arbitraries/index.ts";
import { runs } from "../runs.test.config.ts";

const who = { email: "anna@pelda.hu", password: "egy hosszú jelszó" };

/** The cart that a login gives. */
const cart = {
  id: "1",
  hash: "h",
  revision: 1,
  cart_products: [],
  total_price: 0,
  age_confirmed: false,
  warnings: [],
  deleted_products: [],
};

const answering = (data: object, { token }: { readonly token: string } = { token: "t" }) =>
  createShop({
    capabilities: [session],
    endpoint: "/graphql",
    fetch: () => Promise.resolve(Response.json({ data })),
    cookies: memoryCookies({ token }),
    log: () => {},
  }).session;

const known = async (me: unknown): Promise<User | null> => {
  const shopper = answering({ me });
  await shopper.refresh();
  return shopper.state.get().user;
};

it("[SESS-5] [SPEC-1] every valid user decodes", async () => {
  await fc.assert(
    fc.asyncProperty(users, async (user) => {
      expect(await known(wireUserOf(user))).toEqual(user);
    }),
    runs,
  );
});

it("[SESS-5] an unreadable address or card is left out alone, and other damage never logs a user out", async () => {
  await fc.assert(
    fc.asyncProperty(users, hostileValues, async (user, damage) => {
      const wire = wireUserOf(user);
      const spoiled = {
        ...wire,
        shipping_addresses: [{ ...wire.shipping_addresses[0], id: null }, ...wire.shipping_addresses],
      };
      expect(await known(spoiled)).toEqual(user);
      const shopper = answering({ me: { ...wire, disable_donations: damage } });
      await shopper.refresh();
      const { isLoggedIn, user: read, failure } = shopper.state.get();
      expect(isLoggedIn).toBe(true);
      expect(read === null).toBe(failure !== null);
    }),
    runs,
  );
});

it("[SESS-1] the cart notes of a login decode, also those of unknown kinds", async () => {
  await fc.assert(
    fc.asyncProperty(users, fc.array(cartMergeChanges, { maxLength: 3 }), async (user, changes) => {
      const wire = changes.map(({ productId, productName, kind, wanted, quantity }: CartMergeChange) => ({
        product_id: productId,
        product_name: productName,
        kind,
        wanted,
        piece: quantity,
      }));
      const login = { token: "t", user: wireUserOf(user), cart, cart_changes: [...wire, { kind: "dropped" }] };
      const shopper = answering({ login }, { token: "" });
      await shopper.login(who);
      expect(shopper.state.get()).toMatchObject({ isLoggedIn: true, user, cartChanges: changes });
    }),
    runs,
  );
});
