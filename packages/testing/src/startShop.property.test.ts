import {
  analytics,
  analyticsStart,
  cart,
  cartStart,
  catalogue,
  catalogueStart,
  createShop,
  delivery,
  deliveryStart,
  dialogs,
  dialogsStart,
  memoryCookies,
  navigation,
  navigationStart,
  orderedProducts,
  orderedProductsStart,
  session,
  sessionStart,
  type ShopSnapshot,
  startShop,
  type Store,
} from "@kamra/core";
import { defaultSettings } from "@kamra/core/settings";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { carts, categoryTrees, deliverySelections, instants, shippingMethods, users } from "./arbitraries/index.ts";
import { runs } from "./runs.test.config.ts";

const capabilities = [delivery, cart, catalogue, dialogs, navigation, session, analytics, orderedProducts] as const;
const starts = [
  deliveryStart,
  cartStart,
  catalogueStart,
  dialogsStart,
  navigationStart,
  sessionStart,
  analyticsStart,
  orderedProductsStart,
] as const;

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

const consents = fc.constantFrom("given" as const, "refused" as const, null);
const selections = orNull(deliverySelections);

/** What a server may have rendered. */
const snapshots: fc.Arbitrary<ShopSnapshot> = instants.chain((now) =>
  fc
    .record({
      cart: maybe(fc.record({ cart: orNull(carts({ now })) })),
      catalogue: maybe(fc.record({ categories: orNull(categoryTrees), isExcerpt: fc.boolean() })),
      delivery: maybe(
        fc.record({ selection: selections, methods: orNull(fc.array(shippingMethods, { maxLength: 3 })) }),
      ),
      session: maybe(
        fc.oneof(
          fc.record({ isLoggedIn: fc.constant(true), user: orNull(users), lastUpdated: fc.constant(null) }),
          fc.record({ isLoggedIn: fc.constant(false), user: fc.constant(null), lastUpdated: fc.constant(null) }),
        ),
      ),
      analytics: maybe(fc.record({ consent: consents })),
      orderedProducts: maybe(fc.record({ entries: fc.constantFrom(null, []) })),
    })
    .map((parts) => ({
      now: now.toISOString(),
      ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
    })),
);

/** What the browser's cookies tell: of this page's shopper, or of another. */
const cookies = fc.record({
  isOwnCart: fc.boolean(),
  cart: orNull(fc.constantFrom("other", "third")),
  token: fc.constantFrom(null, "token", "no token"),
  place: selections,
  consent: fc.constantFrom(null, "given", "refused", "perhaps"),
  panel: fc.constantFrom(null, "true", "false"),
  sort: fc.constantFrom(null, '"RECOMMENDED"', "{}", "broken"),
});

const isStore = (member: unknown): member is Store<unknown> =>
  typeof member === "object" && member !== null && "getServer" in member;

/** The present and the rendered value of every store of a shop. */
const valuesOf = (shop: object) =>
  Object.fromEntries(
    Object.entries(shop).flatMap(([name, api]: readonly [string, unknown]) => {
      if (isStore(api)) return [[name, [api.get(), api.getServer()]]];
      if (typeof api !== "object" || api === null) return [];
      return Object.entries(api).flatMap(([member, store]: readonly [string, unknown]) =>
        isStore(store) ? [[`${name}.${member}`, [store.get(), store.getServer()]]] : [],
      );
    }),
  );

it.prop([snapshots, cookies], runs)(
  "every store of a started shop has the value that it has with services, now and on the server",
  (snapshot, { isOwnCart, cart: otherCart, token, place, consent, panel, sort }) => {
    const { cartCookie, tokenCookie, deliveryCookie, consentCookie, cartPanelCookie, sortCookie } = defaultSettings;
    const own = snapshot.cart?.cart?.id ?? null;
    const given = {
      [cartCookie]: isOwnCart ? own : otherCart,
      [tokenCookie]: token,
      [deliveryCookie]: place && JSON.stringify(place),
      [consentCookie]: consent,
      [cartPanelCookie]: panel,
      [sortCookie]: sort,
    };
    const jar = memoryCookies();
    for (const [name, value] of Object.entries(given)) if (value !== null) jar.set(name, value);
    const whole = createShop({ capabilities, endpoint: "http://shop.test/graphql", cookies: jar, snapshot });
    const started = startShop({
      starts,
      cookies: jar,
      snapshot,
      missingText: "",
      load: () => Promise.reject<() => typeof whole>(new Error("No test needs services")),
    });
    const values = valuesOf(started);
    expect(Object.keys(values)).toHaveLength(18);
    expect(values).toEqual(valuesOf(whole));
    const lines = whole.cart.state.get().cart?.lines ?? [];
    for (const { product } of lines)
      expect(started.cart.line(product.id).get()).toEqual(whole.cart.line(product.id).get());
    whole.dispose();
  },
);
