import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import { expect, it } from "vitest";
import { LinkableOrder } from "../model/LinkableOrder.schema.ts";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { newAddress } from "../../address/newAddress.ts";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.schema.ts";
import { type Identified, Identity } from "../../identity/Identity.ts";
import { userOf } from "../../identity/identity.test.support.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { rest, runWatched } from "../../kernel/rest.test.support.ts";
import { linkableOrder, shippingMethod } from "../../decoding/examples.test.support.ts";
import { CartGetError } from "../model/CartError.ts";
import { CartSharing } from "./CartSharing.ts";
import { cartTabs } from "./cartTabs.ts";
import { publishCart } from "./publishCart.ts";
import { changeIds } from "../queue/changeIds.ts";
import { cartOf, lineOf, pendingOf } from "../queue/changes.test.arbitrary.ts";
import { testDelivery } from "./delivery.test.support.ts";
import { makeCartStore } from "./makeCartStore.ts";

const szeged: DeliverySelection = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" };
const home = { ...newAddress, id: "home", postcode: "6720", city: "Szeged" };
const linkedOrder = Schema.decodeUnknownSync(LinkableOrder)(linkableOrder.model);
const methods = [Schema.decodeUnknownSync(ShippingMethod)(shippingMethod.model)];

const known = { ...cartOf([lineOf("a", 1)]), revision: 5 };
const newer = { ...cartOf([lineOf("a", 1), lineOf("b", 1)]), revision: 6 };
const older = { ...known, revision: 4 };

/** The cart of a logged-in shopper with a saved address in Szeged, beside another tab. */
const play = (
  test: (
    at: Effect.Success<ReturnType<typeof publishCart>> & {
      readonly store: ReturnType<typeof makeCartStore>;
      readonly delivery: DeliveryService["Service"];
      readonly published: ReadonlyArray<unknown>;
      readonly journal: ReadonlyArray<string>;
      readonly receive: (topic: string, message: unknown) => Effect.Effect<unknown>;
    },
  ) => Effect.Effect<unknown>,
  {
    selection = null,
    isLoggedIn = true,
  }: { readonly selection?: DeliverySelection | null; readonly isLoggedIn?: boolean } = {},
) =>
  Effect.gen(function* () {
    const published: unknown[] = [];
    const journal: string[] = [];
    const listeners = new Map<string, (message: unknown) => void>();
    const alone = yield* Tabs;
    const state = makeStore<Identified>({ isLoggedIn, user: null, lastUpdated: null });
    if (isLoggedIn) {
      state.set({
        ...state.get(),
        user: { ...userOf("1"), shippingAddresses: [home] },
      });
    }
    const context = yield* Layer.build(
      Layer.mergeAll(
        testDelivery({ selection, note: (asked) => void journal.push(asked) }),
        testEnvironment({ cookies: memoryCookies({ cart_id: "cart" }) }),
        Layer.mock(Identity)({ state }),
        Layer.succeed(CartSharing, cartTabs),
        Layer.succeed(Tabs, {
          ...alone,
          takesTurns: true,
          // The other tab stays open.
          exclusively: (name) => (effect) => (name === "cart/other" ? Effect.never : effect),
          publish: (topic, message) => Effect.sync(() => void published.push([topic, message])),
          messages: (topic) => (listener) => {
            listeners.set(topic, listener);
            return () => listeners.delete(topic);
          },
        }),
      ),
    );
    const store = makeCartStore({ cart: known }, () => ({ cartId: "cart", methods: null, selection: null }));
    const publisher = yield* Effect.flatMap(changeIds, (ids) =>
      Effect.tap(publishCart(store, { ids }), ({ join }) => join({ restore: Effect.void, proceed: Effect.void })),
    ).pipe(Effect.provideContext(Context.merge(yield* Effect.context<Scope.Scope>(), context)));
    published.length = 0;
    const receive = (topic: string, message: unknown) =>
      Effect.andThen(
        Effect.sync(() => listeners.get(topic)?.(message)),
        rest,
      );
    yield* test({ ...publisher, store, delivery: Context.get(context, DeliveryService), published, journal, receive });
  }).pipe(Effect.scoped, runWatched);

const newsOf = (cart: typeof known | null) => ({
  tab: "other",
  isAway: false,
  changes: [],
  current: { cart, methods },
});

it("[CART-16] shows the server's answer as one change, announces it to other tabs, and keeps equal objects", () =>
  play(({ show, store, delivery, published }) =>
    Effect.gen(function* () {
      store.change({ isStale: true, isRefreshing: true });
      const [line] = store.state.get().cart?.lines ?? [];
      let changes = 0;
      store.state.subscribe(() => {
        changes += 1;
      });
      yield* show({ cart: structuredClone(newer), methods }, { kind: "confirmed" }, { isRefreshing: false });
      expect(changes).toBe(1);
      expect(store.facts()).toMatchObject({ server: newer, isStale: false, isRefreshing: false });
      expect(store.state.get().cart?.lines[0]).toBe(line);
      expect(delivery.methods.get()).toBe(methods);
      expect(published).toMatchObject([["cart", { changes: [], current: { cart: newer, methods } }]]);
    }),
  ));

it("[CART-16] ignores an earlier revision, and shows that the cart is gone", () =>
  play(({ show, store }) =>
    Effect.gen(function* () {
      yield* show({ cart: older, methods }, { kind: "confirmed" });
      expect(store.facts().server).toBe(known);
      yield* show({ cart: null, methods: null }, { kind: "read" });
      expect(store.facts().server).toBeNull();
    }),
  ));

it("[CART-16] announces the remaining pending changes after the server confirms the others", () =>
  play(({ show, store, published }) =>
    Effect.gen(function* () {
      store.change({ sent: pendingOf([{ kind: "empty" }]) });
      yield* rest;
      expect(published).toMatchObject([["cart", { changes: [{ change: { kind: "empty" } }], current: null }]]);
      yield* show({ cart: newer, methods }, { kind: "confirmed" });
      yield* rest;
      expect(published.slice(1)).toMatchObject([["cart", { changes: [], current: { cart: newer } }]]);
    }),
  ));

it("[CART-15] follows the linked order's place and fetches its shipping methods once", () =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        yield* show({ cart: { ...newer, linkedOrder }, methods }, { kind: "confirmed" });
        yield* rest;
        expect(delivery.selection.get()).toEqual({
          type: "delivery",
          deliveryType: "postcode",
          zip: "1186",
          city: "Budapest",
        });
        expect(journal).toEqual(["asks for the methods"]);
        yield* show({ cart: { ...newer, linkedOrder, revision: 7 }, methods }, { kind: "confirmed" });
        yield* rest;
        expect(journal).toEqual(["asks for the methods"]);
      }),
    { selection: szeged },
  ));

it("[CART-15] selects the saved address of the postcode after a fetch, not after an update", () =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        yield* show({ cart: newer, methods }, { kind: "confirmed" });
        yield* rest;
        expect(delivery.selection.get()).toBe(szeged);
        expect(journal).toEqual([]);
        yield* show({ cart: newer, methods }, { kind: "read" });
        yield* rest;
        expect(delivery.selection.get()).toEqual({ ...szeged, deliveryType: "savedAddress", addressId: "home" });
        expect(journal).toEqual(["asks for the methods"]);
      }),
    { selection: szeged },
  ));

it.each([
  ["a guest's postcode", { selection: szeged, isLoggedIn: false }],
  ["no selection", { selection: null }],
])("[CART-15] leaves %s as it is", (_what, given) =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        for (const cart of [newer, null]) yield* show({ cart, methods }, { kind: "read" });
        yield* rest;
        expect(delivery.selection.get()).toBe(given.selection);
        expect(journal).toEqual([]);
      }),
    given,
  ),
);

it("[CART-16] shows another tab's reading with its methods, and stays stale if it was", () =>
  play(({ store, delivery, published, receive }) =>
    Effect.gen(function* () {
      store.change({ isStale: true, failure: new CartGetError({ cause: null }) });
      yield* receive("cart", newsOf(newer));
      expect(store.facts()).toMatchObject({ server: newer, isStale: true, failure: null });
      expect(delivery.methods.get()).toEqual(methods);
      store.change({ isStale: false });
      yield* receive("cart", newsOf({ ...newer, revision: 7 }));
      expect(store.facts()).toMatchObject({ server: { revision: 7 }, isStale: false });
      // A received reading is not published again.
      expect(published).toEqual([]);
    }),
  ));

it("[CART-15] [CART-16] keeps the chosen postcode when another tab announces a reading", () =>
  play(
    ({ delivery, receive }) =>
      Effect.gen(function* () {
        yield* receive("cart", newsOf(newer));
        expect(delivery.selection.get()).toBe(szeged);
      }),
    { selection: szeged },
  ));

it.each([
  ["a message without a reading", null],
  ["that there is no cart", { cart: null, methods }],
  ["an earlier revision", { cart: older, methods }],
  ["another cart", { cart: { ...newer, id: "another" }, methods }],
])("[CART-16] does not apply %s from another tab, but still shows that tab's pending changes", (_what, current) =>
  play(({ store, delivery, receive }) =>
    Effect.gen(function* () {
      const failure = new CartGetError({ cause: null });
      store.change({ isStale: true, failure });
      yield* receive("cart", {
        ...newsOf(null),
        changes: [{ id: "1", cartId: "cart", change: { kind: "empty" }, reason: "wanted" }],
        current,
      });
      expect(store.facts()).toMatchObject({ server: known, isStale: true, failure });
      expect(delivery.methods.get()).toBeNull();
      expect(store.state.get()).toMatchObject({ isEstimate: true, cart: { lines: [] } });
    }),
  ),
);

it("[CART-16] answers a new tab with the cart and its shipping methods", () =>
  play(({ delivery, published, receive }) =>
    Effect.gen(function* () {
      yield* delivery.acceptMethods(methods);
      yield* receive("cart.asked", null);
      expect(published).toMatchObject([["cart", { current: { cart: known, methods } }]]);
    }),
  ));
