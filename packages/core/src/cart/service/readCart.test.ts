import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { OrderedProducts } from "../../orderedProducts/service/OrderedProducts.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { AbortedError, NetworkError } from "../../kernel/TransportError.ts";
import type { Cart } from "../model/Cart.ts";
import { CartCreateError, CartGetError } from "../model/CartError.ts";
import type { CartExchange } from "./CartExchange.ts";
import { cartOf, lineOf } from "../queue/changes.test.arbitrary.ts";
import { testDelivery } from "./delivery.test.support.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { readCart } from "./readCart.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

const known = cartOf([lineOf("a", 1)]);
const other = { ...known, hash: "other" };

type Retrieve = CartExchange["remote"]["retrieve"];

/** A known cart on a server that answers as the test defines. */
const play = (
  { retrieve, methods = [] }: { readonly retrieve: Retrieve; readonly methods?: ReadonlyArray<ShippingMethod> | null },
  test: (at: {
    readonly read: Effect.Success<ReturnType<typeof readCart>>;
    readonly store: ReturnType<typeof makeCartStore>;
    readonly journal: ReadonlyArray<string>;
    readonly shown: ReadonlyArray<unknown>;
  }) => Effect.Effect<unknown, unknown>,
) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const shown: unknown[] = [];
    const note = (what: string) => void journal.push(what);
    const noted = (what: string) => Effect.sync(() => note(what));
    const store = makeCartStore({ cart: known }, () => ({ cartId: "cart", methods: null, selection: null }));
    const context = yield* Layer.build(
      Layer.mergeAll(
        testDelivery({ methods, note }),
        testEnvironment(),
        Layer.succeed(OrderedProducts, {
          loadOnce: noted("loads what was ordered once"),
          refresh: noted("loads what was ordered"),
        }),
      ),
    );
    const read = yield* Effect.provideContext(
      readCart({
        store,
        remote: { retrieve, update: () => Effect.never },
        publisher: { show: (...all) => Effect.sync(() => void shown.push(all)) },
      }),
      Context.merge(yield* Effect.context<never>(), context),
    );
    yield* test({ read, store, journal, shown });
  }).pipe(Effect.scoped, Effect.provide(testClock), Effect.runPromise);

const answering = (cart: Cart | null) => () => Effect.succeed(cart);
const shownOf = (cart: Cart) => [{ cart, methods: [] }, { kind: "read" }];

it("[CART-2] shows a changed cart with its shipping methods, and reloads the ordered products", () =>
  play({ retrieve: answering(other) }, ({ read, journal, shown }) =>
    Effect.gen(function* () {
      yield* read;
      yield* TestClock.adjust(1);
      expect(shown).toEqual([shownOf(other)]);
      expect(journal).toEqual(["asks for the methods", "loads what was ordered"]);
    }),
  ));

it.each([
  ["requests nothing more when the cart is unchanged", [], []],
  ["asks for the shipping methods where the cart is the same and there are none", null, ["asks for the methods"]],
])("[CART-2] %s, and for what was ordered only if that is missing", (_what, methods, asked) =>
  play({ retrieve: (cart) => Effect.succeed(cart), methods }, ({ read, journal, shown }) =>
    Effect.gen(function* () {
      yield* read;
      yield* TestClock.adjust(1);
      expect(shown).toEqual([shownOf(known)]);
      expect(journal).toEqual([...asked, "loads what was ordered once"]);
    }),
  ),
);

it.each([new CartGetError({ cause: null }), new CartCreateError({ cause: null })])(
  "[CART-3] shows a fatal error instead of the cart: $_tag",
  (error) =>
    play({ retrieve: () => Effect.fail(error) }, ({ read, journal, shown, store }) =>
      Effect.gen(function* () {
        expect(yield* Effect.flip(read)).toBe(error);
        expect(store.facts()).toMatchObject({ server: known, failure: error });
        expect([journal, shown]).toEqual([[], []]);
      }),
    ),
);

it.each([new NetworkError({ cause: null }), new AbortedError()])(
  "[NET-7] [SESS-6] leaves what is known as it is without an answer: $_tag",
  (error) =>
    play({ retrieve: () => Effect.fail(error) }, ({ read, store }) =>
      Effect.gen(function* () {
        const before = store.facts();
        expect(yield* Effect.flip(read)).toBe(error);
        expect(store.facts()).toBe(before);
      }),
    ),
);

it("[NET-7] ends at the deadline without an answer", () =>
  play({ retrieve: () => Effect.never }, ({ read }) =>
    Effect.gen(function* () {
      const deadline = exchangeDeadline(defaultSettings);
      const asked = yield* Effect.forkChild(Effect.flip(read));
      yield* TestClock.adjust(deadline - 1);
      expect(asked.pollUnsafe()).toBeUndefined();
      yield* TestClock.adjust(1);
      expect(yield* Fiber.join(asked)).toMatchObject({ _tag: "TimeoutError", timeoutMs: deadline });
    }),
  ));
