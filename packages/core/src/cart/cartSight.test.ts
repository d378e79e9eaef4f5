import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import { expect, it } from "vitest";
import { LinkableOrder } from "../checkout/LinkableOrder.ts";
import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { newAddress } from "../delivery/newAddress.ts";
import { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { type Identified, Identity } from "../session/Identity.ts";
import { userOf } from "../session/identity.test.support.ts";
import { testEnvironment } from "../shop/environment.test.support.ts";
import { makeStore } from "../shop/makeStore.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import { Tabs } from "../shop/Tabs.ts";
import { rest, runWatched } from "../shop/rest.test.support.ts";
import { linkableOrder, shippingMethod } from "../decoding/examples.test.support.ts";
import { CartGetError } from "./CartError.ts";
import { cartSight } from "./cartSight.ts";
import { changeIds } from "./changeIds.ts";
import { cartOf, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
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
    at: Effect.Success<ReturnType<typeof cartSight>> & {
      readonly store: ReturnType<typeof makeCartStore>;
      readonly delivery: DeliveryService["Service"];
      readonly said: ReadonlyArray<unknown>;
      readonly journal: ReadonlyArray<string>;
      readonly hear: (topic: string, message: unknown) => Effect.Effect<unknown>;
    },
  ) => Effect.Effect<unknown>,
  {
    selection = null,
    isLoggedIn = true,
  }: { readonly selection?: DeliverySelection | null; readonly isLoggedIn?: boolean } = {},
) =>
  Effect.gen(function* () {
    const said: unknown[] = [];
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
        Layer.succeed(Tabs, {
          ...alone,
          takesTurns: true,
          // The other one stays.
          exclusively: (name) => (effect) => (name === "cart/other" ? Effect.never : effect),
          publish: (topic, message) => Effect.sync(() => void said.push([topic, message])),
          subscribe: (topic, listener) => {
            listeners.set(topic, listener);
            return () => listeners.delete(topic);
          },
        }),
      ),
    );
    const store = makeCartStore({ cart: known }, () => ({ cartId: "cart", methods: null, selection: null }));
    const sight = yield* Effect.flatMap(changeIds, (ids) =>
      cartSight(store, { ids, takeUp: Effect.void, proceed: Effect.void }),
    ).pipe(Effect.provideContext(Context.merge(yield* Effect.context<Scope.Scope>(), context)));
    said.length = 0;
    const hear = (topic: string, message: unknown) =>
      Effect.andThen(
        Effect.sync(() => listeners.get(topic)?.(message)),
        rest,
      );
    yield* test({ ...sight, store, delivery: Context.get(context, DeliveryService), said, journal, hear });
  }).pipe(Effect.scoped, runWatched);

const newsOf = (cart: typeof known | null) => ({ tab: "other", isAway: false, changes: [], sight: { cart, methods } });

it("[CART-16] shows what the server tells at once, as one change, and tells the other tabs; what says the same stays the same", () =>
  play(({ show, store, delivery, said }) =>
    Effect.gen(function* () {
      store.change({ isStale: true, isRefreshing: true });
      const [line] = store.state.get().cart?.lines ?? [];
      let changes = 0;
      store.state.subscribe(() => {
        changes += 1;
      });
      yield* show({ cart: structuredClone(newer), methods }, { isGot: false, isRefreshing: false });
      expect(changes).toBe(1);
      expect(store.facts()).toMatchObject({ server: newer, isStale: false, isRefreshing: false });
      expect(store.facts()).not.toHaveProperty("isGot", true);
      expect(store.state.get().cart?.lines[0]).toBe(line);
      expect(delivery.methods.get()).toBe(methods);
      expect(said).toMatchObject([["cart", { changes: [], sight: { cart: newer, methods } }]]);
    }),
  ));

it("[CART-16] believes no earlier revision, and shows that there is no cart any more", () =>
  play(({ show, store }) =>
    Effect.gen(function* () {
      yield* show({ cart: older, methods }, { isGot: false });
      expect(store.facts().server).toBe(known);
      yield* show({ cart: null, methods: null }, { isGot: true });
      expect(store.facts().server).toBeNull();
    }),
  ));

it("[CART-16] tells the others of what is left to do when the server has told of the rest", () =>
  play(({ show, store, said }) =>
    Effect.gen(function* () {
      store.change({ sent: pendingOf([{ kind: "empty" }]) });
      yield* rest;
      expect(said).toMatchObject([["cart", { changes: [{ change: { kind: "empty" } }], sight: null }]]);
      yield* show({ cart: newer, methods }, { isGot: false, sent: [] });
      yield* rest;
      expect(said.slice(1)).toMatchObject([["cart", { changes: [], sight: { cart: newer } }]]);
    }),
  ));

it("[CART-15] follows the order that the cart is linked to, and asks which methods go there; once it is there, it asks no more", () =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        yield* show({ cart: { ...newer, linkedOrder }, methods }, { isGot: false });
        yield* rest;
        expect(delivery.selection.get()).toEqual({
          type: "delivery",
          deliveryType: "postcode",
          zip: "1186",
          city: "Budapest",
        });
        expect(journal).toEqual(["asks for the methods"]);
        yield* show({ cart: { ...newer, linkedOrder, revision: 7 }, methods }, { isGot: false });
        yield* rest;
        expect(journal).toEqual(["asks for the methods"]);
      }),
    { selection: szeged },
  ));

it("[CART-15] goes to the saved address of the postcode when the cart is got, not when it has been changed", () =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        yield* show({ cart: newer, methods }, { isGot: false });
        yield* rest;
        expect(delivery.selection.get()).toBe(szeged);
        expect(journal).toEqual([]);
        yield* show({ cart: newer, methods }, { isGot: true });
        yield* rest;
        expect(delivery.selection.get()).toEqual({ ...szeged, deliveryType: "savedAddress", addressId: "home" });
        expect(journal).toEqual(["asks for the methods"]);
      }),
    { selection: szeged },
  ));

it.each([
  ["a guest's postcode", { selection: szeged, isLoggedIn: false }],
  ["what nobody has chosen yet", { selection: null }],
])("[CART-15] leaves %s as it is", (_what, given) =>
  play(
    ({ show, delivery, journal }) =>
      Effect.gen(function* () {
        for (const cart of [newer, null]) yield* show({ cart, methods }, { isGot: true });
        yield* rest;
        expect(delivery.selection.get()).toBe(given.selection);
        expect(journal).toEqual([]);
      }),
    given,
  ),
);

it("[CART-16] shows what another tab has heard of the server, with its methods, and trusts it no more than before", () =>
  play(({ store, delivery, said, hear }) =>
    Effect.gen(function* () {
      store.change({ isStale: true, failure: new CartGetError({ cause: null }) });
      yield* hear("cart", newsOf(newer));
      expect(store.facts()).toMatchObject({ server: newer, isStale: true, failure: null });
      expect(delivery.methods.get()).toEqual(methods);
      store.change({ isStale: false });
      yield* hear("cart", newsOf({ ...newer, revision: 7 }));
      expect(store.facts()).toMatchObject({ server: { revision: 7 }, isStale: false });
      // What has been heard is not said again.
      expect(said).toEqual([]);
    }),
  ));

it("[CART-15] [CART-16] leaves a postcode as it was chosen when another tab has heard of the server", () =>
  play(
    ({ delivery, hear }) =>
      Effect.gen(function* () {
        yield* hear("cart", newsOf(newer));
        expect(delivery.selection.get()).toBe(szeged);
      }),
    { selection: szeged },
  ));

it.each([
  ["what is no news of the server", null],
  ["that there is no cart", { cart: null, methods }],
  ["an earlier revision", { cart: older, methods }],
  ["another cart", { cart: { ...newer, id: "another" }, methods }],
])("[CART-16] does not take %s from another tab; what is pending there shows all the same", (_what, sight) =>
  play(({ store, delivery, hear }) =>
    Effect.gen(function* () {
      const failure = new CartGetError({ cause: null });
      store.change({ isStale: true, failure });
      yield* hear("cart", {
        ...newsOf(null),
        changes: [{ id: "1", cartId: "cart", change: { kind: "empty" }, reason: "wanted" }],
        sight,
      });
      expect(store.facts()).toMatchObject({ server: known, isStale: true, failure });
      expect(delivery.methods.get()).toBeNull();
      expect(store.state.get()).toMatchObject({ isEstimate: true, cart: { lines: [] } });
    }),
  ),
);

it("[CART-16] tells a tab that asks of the cart with its shipping methods", () =>
  play(({ delivery, said, hear }) =>
    Effect.gen(function* () {
      yield* delivery.acceptMethods(methods);
      yield* hear("cart.asked", null);
      expect(said).toMatchObject([["cart", { sight: { cart: known, methods } }]]);
    }),
  ));
