import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { OrderedProducts } from "../orderedProducts/OrderedProducts.ts";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { Notice } from "../kernel/Notice.ts";
import { Notices } from "../kernel/Notices.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { AbortedError, NetworkError } from "../kernel/TransportError.ts";
import type { Cart } from "./Cart.ts";
import { CartCreateError, CartGetError } from "./CartError.ts";
import type { CartExchange } from "./CartExchange.ts";
import { cartOf, lineOf } from "./changes.test.arbitrary.ts";
import { testDelivery } from "./delivery.test.support.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { refreshCart } from "./refreshCart.ts";
import { cartTexts } from "./text.hu.ts";

const known = cartOf([lineOf("a", 1)]);
const other = { ...known, hash: "other" };

type Retrieve = CartExchange["remote"]["retrieve"];

/** A known cart on a server that answers as the test defines. */
const play = (
  { retrieve, methods = [] }: { readonly retrieve: Retrieve; readonly methods?: ReadonlyArray<ShippingMethod> | null },
  test: (
    at: Effect.Success<ReturnType<typeof refreshCart>> & {
      readonly store: ReturnType<typeof makeCartStore>;
      readonly journal: ReadonlyArray<string>;
      readonly shown: ReadonlyArray<unknown>;
      readonly notices: ReadonlyArray<unknown>;
    },
  ) => Effect.Effect<unknown, unknown>,
) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const shown: unknown[] = [];
    const notices: Array<Omit<Notice, "id">> = [];
    const note = (what: string) => void journal.push(what);
    const noted = (what: string) => Effect.sync(() => note(what));
    const store = makeCartStore({ cart: known }, () => ({ cartId: "cart", methods: null, selection: null }));
    const context = yield* Layer.build(
      Layer.mergeAll(
        testDelivery({ methods, note }),
        testEnvironment({ texts: { cart: { ...cartTexts, synchronisationFailed: "The shop's own words" } } }),
        Layer.mock(Notices)({
          store: makeStore<ReadonlyArray<Notice>>([]),
          say: (notice) => Effect.sync(() => void notices.push(notice)),
        }),
        Layer.succeed(OrderedProducts, {
          loadOnce: noted("loads what was ordered once"),
          refresh: noted("loads what was ordered"),
        }),
      ),
    );
    const refreshing = yield* Effect.provideContext(
      refreshCart({
        store,
        remote: { retrieve, update: () => Effect.never },
        publisher: { show: (reading, facts) => Effect.sync(() => void shown.push([reading, facts])) },
        outage: { report: noted("reports the outage"), over: () => note("is over") },
      }),
      Context.merge(yield* Effect.context<never>(), context),
    );
    yield* test({ ...refreshing, store, journal, shown, notices });
  }).pipe(Effect.scoped, Effect.provide(TestClock.layer()), Effect.runPromise);

const got = { isFetched: true, isRefreshing: false, failure: null };
const answering = (cart: Cart | null) => () => Effect.succeed(cart);

it("[CART-2] shows a changed cart with its shipping methods, and reloads the ordered products", () =>
  play({ retrieve: answering(other) }, ({ refresh, journal, shown, notices, store }) =>
    Effect.gen(function* () {
      yield* refresh;
      yield* TestClock.adjust(1);
      expect(shown).toEqual([[{ cart: other, methods: [] }, got]]);
      expect(journal).toEqual(["asks for the methods", "is over", "loads what was ordered"]);
      expect(notices).toEqual([]);
      // The publisher resets this flag.
      expect(store.facts().isRefreshing).toBe(true);
    }),
  ));

it.each([
  ["requests nothing more when the cart is unchanged", [], []],
  ["asks for the shipping methods where the cart is the same and there are none", null, ["asks for the methods"]],
])("[CART-2] %s, and for what was ordered only if that is missing", (_what, methods, asked) =>
  play({ retrieve: (cart) => Effect.succeed(cart), methods }, ({ refresh, journal, shown }) =>
    Effect.gen(function* () {
      yield* refresh;
      yield* TestClock.adjust(1);
      expect(shown).toEqual([[{ cart: known, methods: [] }, got]]);
      expect(journal).toEqual([...asked, "is over", "loads what was ordered once"]);
    }),
  ),
);

it.each([new CartGetError({ cause: null }), new CartCreateError({ cause: null })])(
  "[CART-3] shows the shop's error text for a fatal error, and does not retry: $_tag",
  (error) =>
    play({ retrieve: () => Effect.fail(error) }, ({ refresh, journal, shown, notices, store }) =>
      Effect.gen(function* () {
        store.change({ isStale: true });
        expect(yield* Effect.flip(refresh)).toBe(error);
        expect(notices).toEqual([{ kind: "error", text: "The shop's own words", durationMs: 10_000 }]);
        expect(store.facts()).toMatchObject({ server: known, isRefreshing: false, isStale: false, failure: error });
        expect(journal).toEqual([]);
        expect(shown).toEqual([]);
      }),
    ),
);

it("[NET-7] reports the outage without an answer, keeps the known cart and retries later", () =>
  play({ retrieve: () => Effect.fail(new NetworkError({ cause: null })) }, ({ refresh, journal, notices, store }) =>
    Effect.gen(function* () {
      const failure = new CartGetError({ cause: null });
      store.change({ failure });
      expect(yield* Effect.flip(refresh)).toMatchObject({ _tag: "NetworkError" });
      expect(store.facts()).toMatchObject({ server: known, isRefreshing: false, isStale: true, failure });
      expect(journal).toEqual(["reports the outage"]);
      expect(notices).toEqual([]);
    }),
  ));

it("[SESS-6] shows no notice when a user change aborts it, and fetches again", () =>
  play({ retrieve: () => Effect.fail(new AbortedError()) }, ({ refresh, journal, notices, store }) =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(refresh)).toMatchObject({ _tag: "AbortedError" });
      expect(store.facts()).toMatchObject({ isRefreshing: false, isStale: true });
      expect(journal).toEqual([]);
      expect(notices).toEqual([]);
    }),
  ));

it("[NET-7] shows that it is running, and ends at the deadline without an answer", () =>
  play({ retrieve: () => Effect.never }, ({ refresh, journal, store }) =>
    Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Effect.flip(refresh));
      const deadline = exchangeDeadline(defaultSettings);
      yield* TestClock.adjust(deadline - 1);
      expect(store.facts().isRefreshing).toBe(true);
      yield* TestClock.adjust(1);
      expect(yield* Fiber.join(asked)).toMatchObject({ _tag: "TimeoutError", timeoutMs: defaultSettings.timeoutMs });
      expect(store.facts()).toMatchObject({ isRefreshing: false, isStale: true });
      expect(journal).toEqual(["reports the outage"]);
    }),
  ));

it("[CART-2] [CART-16] fetches a stale cart automatically", () =>
  play({ retrieve: answering(other) }, ({ refreshStale, shown, store }) =>
    Effect.gen(function* () {
      expect(yield* refreshStale).toBe("there");
      expect(shown).toEqual([[{ cart: other, methods: [] }, got]]);
      expect(store.facts().isRefreshing).toBe(false);
    }),
  ));

it("[NET-7] keeps the cart stale without an answer, to retry later", () =>
  play({ retrieve: () => Effect.fail(new NetworkError({ cause: null })) }, ({ refreshStale, notices, store }) =>
    Effect.gen(function* () {
      store.change({ isStale: true });
      expect(yield* refreshStale).toBe("away");
      expect(store.facts()).toMatchObject({ isStale: true, failure: null });
      expect(notices).toEqual([]);
    }),
  ));

it("[CART-3] stops retrying a stale cart after a fatal error", () =>
  play({ retrieve: () => Effect.fail(new CartGetError({ cause: null })) }, ({ refreshStale, store }) =>
    Effect.gen(function* () {
      store.change({ isStale: true });
      expect(yield* refreshStale).toBe("there");
      expect(store.facts()).toMatchObject({ isStale: false, failure: { _tag: "CartGetError" } });
    }),
  ));
