import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import { type Entry, Identity } from "../../identity/Identity.ts";
import { entry } from "../../identity/identity.test.support.ts";
import { identityLive } from "../../identity/identityLive.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import type { Notice } from "../../kernel/Notice.ts";
import { Notices } from "../../kernel/Notices.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import { AbortedError, NetworkError } from "../../kernel/TransportError.ts";
import { CartGetError } from "../model/CartError.ts";
import { cartOf, lineOf, pendingOf } from "../queue/changes.test.arbitrary.ts";
import { testDelivery } from "./delivery.test.support.ts";
import { cartUser } from "./cartUser.ts";
import { followIdentity } from "./followIdentity.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

const guestCart = cartOf([lineOf("a", 1)]);
const userCart = { ...cartOf([lineOf("b", 2)]), id: "user's" };

const kata: Entry = { ...entry("kata"), sentAlong: { cart: userCart } };

const product = lineOf("c", 1).product.id;

interface Given {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly sendAll?: Effect.Effect<void>;
}

/** A shopper with a cart and a waiting change; the journal records what happens to the cart and the user. */
const openCart = ({ cookies: given = {}, sendAll = Effect.void }: Given) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const ages: Array<number | undefined> = [];
    const jar = memoryCookies({ cart_id: guestCart.id, ...given });
    const cookies: typeof jar = {
      ...jar,
      set: (name, value, options) => {
        if (name === "cart_id") ages.push(options?.maxAgeSeconds);
        jar.set(name, value, options);
      },
    };
    const logged: LogEntry[] = [];
    const waiting = pendingOf([{ kind: "line", productId: product, line: lineOf("c", 1) }]);
    const store = makeCartStore(undefined, () => ({ cartId: cookies.get("cart_id"), methods: null, selection: null }));
    store.change({ server: guestCart, waiting, lineErrors: { [product]: new AbortedError() } });
    const note = (what: string) => Effect.sync(() => void journal.push(what));
    const services = testDelivery().pipe(
      Layer.provideMerge(identityLive),
      Layer.provideMerge(
        Layer.mock(Notices)({
          store: makeStore<ReadonlyArray<Notice>>([]),
          say: () => Effect.void,
          dismiss: () => Effect.void,
        }),
      ),
      Layer.provideMerge(testEnvironment({ cookies })),
      Layer.provideMerge(Layer.succeed(OperatorLog, (entry: LogEntry) => void logged.push(entry))),
    );
    const context = yield* Layer.build(services);
    const identity = Context.get(context, Identity);
    const user = yield* Effect.provide(cartUser, context);
    yield* followIdentity({
      store,
      publisher: {
        show: (reading, event) => note(`shows ${reading.cart?.id}, ${reading.methods?.length} methods, ${event.kind}`),
      },
      user,
      outbox: {
        alone: (effect) => Effect.andThen(note("waits for quiet"), effect),
        sendAll: Effect.andThen(note("sends"), sendAll),
        proceed: note("proceeds"),
      },
      refresh: Effect.andThen(note("refreshes"), Effect.fail(new NetworkError({ cause: null }))),
    }).pipe(Effect.provide(context));
    return {
      context,
      cookies,
      ages,
      store,
      logged,
      journal,
      identity,
      isCurrent: Effect.match(user.asCurrent(Effect.void), { onSuccess: () => true, onFailure: () => false }),
      /** The server's response to a login or logout. */
      answers: <A>(answer: A) => Effect.as(note("asks"), answer),
      /** The outcome of the waiting change. */
      outcome: Effect.suspend((): Effect.Effect<unknown, unknown> => {
        const [outcome] = waiting.flatMap(({ outcomes }) => outcomes);
        if (outcome === undefined) return expect.fail();
        return Deferred.isDoneUnsafe(outcome) ? Effect.flip(Deferred.await(outcome)) : Effect.succeed("waits");
      }),
    };
  });

type OpenCart = Effect.Success<ReturnType<typeof openCart>>;

const play = (test: (cart: OpenCart) => Effect.Effect<unknown, unknown>, given: Given = {}) =>
  Effect.runPromise(
    Effect.flatMap(openCart(given), (cart) => Effect.provide(test(cart), cart.context)).pipe(
      Effect.provide(testClock),
      Effect.scoped,
    ),
  );

const loggedIn = { cookies: { token: "kata" } };
const shownOf = (shown: string, cart: { readonly id: string }) => `shows ${cart.id}, 0 methods, ${shown}`;
const got = "read";

it("[CART-1] [SESS-1] login first sends waiting changes, then shows the user's cart and stores its id", () =>
  play(({ identity, answers, journal, cookies, ages, store, outcome, logged }) =>
    Effect.gen(function* () {
      yield* identity.enter(answers(kata));
      expect(journal).toEqual(["sends", "asks", "waits for quiet", shownOf(got, userCart), "proceeds"]);
      expect(cookies.get("cart_id")).toBe(userCart.id);
      expect(ages).toEqual([90 * 24 * 60 * 60]);
      // Unsent changes go into the user's cart.
      expect(store.facts().waiting).toHaveLength(1);
      expect(yield* outcome).toBe("waits");
      expect(logged).toEqual([]);
    }),
  ));

it("[SESS-1] login waits at most a second for waiting changes", () =>
  play(
    ({ identity, answers, journal }) =>
      Effect.gen(function* () {
        yield* Effect.forkChild(identity.enter(answers(kata)));
        yield* TestClock.adjust(999);
        expect(journal).toEqual(["sends"]);
        yield* TestClock.adjust(1);
        expect(journal).toEqual(["sends", "asks", "waits for quiet", shownOf(got, userCart), "proceeds"]);
      }),
    { sendAll: Effect.never },
  ));

it("[SESS-4] logout first sends waiting changes, then drops and logs the unsent ones and rejects their promises", () =>
  play(
    ({ identity, answers, journal, cookies, store, outcome, logged }) =>
      Effect.gen(function* () {
        yield* identity.leave(() => answers({ cart: { ...guestCart, id: "guest's" } }));
        expect(journal).toEqual(["sends", "asks", "waits for quiet", shownOf(got, { id: "guest's" }), "proceeds"]);
        expect(cookies.get("cart_id")).toBe("guest's");
        expect(store.facts()).toMatchObject({ waiting: [], lineErrors: {} });
        expect(yield* outcome).toMatchObject({ _tag: "AbortedError" });
        expect(logged).toEqual([
          { level: "warning", message: "Unsent cart changes were dropped at logout", details: [1] },
        ]);
      }),
    loggedIn,
  ));

it("[SESS-4] [SESS-5] keeps changes made after the session ended, before the cart followed", () =>
  play(
    ({ identity, store, outcome, logged }) =>
      Effect.gen(function* () {
        yield* identity.expire("kata");
        const { waiting } = store.facts();
        const [later] = pendingOf([{ kind: "line", productId: product, line: lineOf("c", 2) }]);
        if (later === undefined) return expect.fail();
        const next = { ...later, id: "later" };
        store.change({ waiting: [...waiting, next] });
        yield* TestClock.adjust(1);
        expect(store.facts().waiting).toEqual([next]);
        expect(yield* outcome).toMatchObject({ _tag: "AbortedError" });
        expect(logged).toMatchObject([{ details: [1] }]);
      }),
    loggedIn,
  ));

it("[SESS-4] logout logs nothing without waiting changes, and clears line errors for the next shopper", () =>
  play(
    ({ identity, answers, store, logged }) =>
      Effect.gen(function* () {
        store.change({ waiting: [] });
        yield* identity.leave(() => answers({ cart: guestCart }));
        expect(store.facts().lineErrors).toEqual({});
        expect(logged).toEqual([]);
      }),
    loggedIn,
  ));

it("[CART-1] [SESS-4] logout forgets the user's cart, and fetches another when the server sent none", () =>
  play(
    ({ identity, answers, journal, cookies, store }) =>
      Effect.gen(function* () {
        store.change({ failure: new CartGetError({ cause: null }) });
        yield* identity.leave(() => answers(null));
        expect(journal).toEqual(["sends", "asks", "waits for quiet", "proceeds"]);
        expect(cookies.get("cart_id")).toBeNull();
        expect(store.facts()).toMatchObject({ server: null, failure: null, isStale: true });
      }),
    loggedIn,
  ));

it("[CART-1] [SESS-6] keeps the cart that another tab stored in the cookie, and sends no changes of the previous user", () =>
  play(
    ({ identity, journal, cookies, store, outcome }) =>
      Effect.gen(function* () {
        cookies.remove("token");
        cookies.set("cart_id", "of another tab");
        yield* identity.notice;
        yield* TestClock.adjust(1);
        expect(journal).toEqual(["waits for quiet", "proceeds"]);
        expect(cookies.get("cart_id")).toBe("of another tab");
        expect(store.facts()).toMatchObject({ server: null, isStale: true });
        expect(yield* outcome).toMatchObject({ _tag: "AbortedError" });
      }),
    loggedIn,
  ));

it("[CART-1] [SESS-6] keeps the cookie when its cart is not fetched yet", () =>
  play(
    ({ identity, answers, cookies, store }) =>
      Effect.gen(function* () {
        store.change({ server: null });
        yield* identity.leave(() => answers(null));
        expect(cookies.get("cart_id")).toBe(guestCart.id);
      }),
    loggedIn,
  ));

it("[SESS-6] reports a user change in another tab until the cart has followed it", () =>
  play(
    ({ identity, isCurrent, journal, cookies, store }) =>
      Effect.gen(function* () {
        expect(yield* isCurrent).toBe(true);
        cookies.remove("token");
        expect(yield* isCurrent).toBe(false);
        yield* TestClock.adjust(1);
        expect(identity.state.get().isLoggedIn).toBe(false);
        expect(journal).toEqual(["waits for quiet", "proceeds"]);
        expect(store.facts().server).toBeNull();
        expect(yield* isCurrent).toBe(true);
      }),
    loggedIn,
  ));

it("[CART-2] fetches the cart again together with the user, and ignores a failure", () =>
  play(({ identity, journal }) =>
    Effect.gen(function* () {
      yield* identity.refreshFollowers;
      expect(journal).toEqual(["refreshes"]);
    }),
  ));
