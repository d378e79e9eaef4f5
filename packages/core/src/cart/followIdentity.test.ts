import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import { type Entry, Identity } from "../session/Identity.ts";
import { entry } from "../session/identity.test.support.ts";
import { identityLive } from "../session/identityLive.ts";
import { testEnvironment } from "../shop/environment.test.support.ts";
import type { LogEntry } from "../shop/LogEntry.ts";
import { makeStore } from "../shop/makeStore.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import type { Notice } from "../shop/Notice.ts";
import { Notices } from "../shop/Notices.ts";
import { OperatorLog } from "../shop/OperatorLog.ts";
import { AbortedError, NetworkError } from "../transport/TransportError.ts";
import { CartGetError } from "./CartError.ts";
import { cartOf, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import { testDelivery } from "./delivery.test.support.ts";
import { followIdentity } from "./followIdentity.ts";
import { makeCartStore } from "./makeCartStore.ts";

const guestCart = cartOf([lineOf("a", 1)]);
const userCart = { ...cartOf([lineOf("b", 2)]), id: "user's" };

const kata: Entry = { ...entry("kata"), cart: userCart };

const product = lineOf("c", 1).product.id;

interface Given {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly sendAll?: Effect.Effect<void>;
}

/** A shopper with a cart and a change that waits; the journal tells what is done with the cart, and with the shopper. */
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
      Layer.provideMerge(Layer.mock(Notices)({ store: makeStore<ReadonlyArray<Notice>>([]), say: () => Effect.void })),
      Layer.provideMerge(testEnvironment({ cookies })),
      Layer.provideMerge(Layer.succeed(OperatorLog, (entry: LogEntry) => void logged.push(entry))),
    );
    const context = yield* Layer.build(services);
    const identity = Context.get(context, Identity);
    const isSomebodyElse = yield* followIdentity({
      store,
      sight: {
        show: (sight, shown) =>
          note(`shows ${sight.cart?.id}, ${sight.methods?.length} methods, ${JSON.stringify(shown)}`),
      },
      quietly: (effect) => Effect.andThen(note("waits for quiet"), effect),
      sendAll: Effect.andThen(note("sends"), sendAll),
      proceed: note("proceeds"),
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
      isSomebodyElse,
      /** What the server answers when it is asked to let the shopper in or out. */
      answers: <A>(answer: A) => Effect.as(note("asks"), answer),
      /** What has become of the change that waited. */
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
      Effect.provide(TestClock.layer()),
      Effect.scoped,
    ),
  );

const loggedIn = { cookies: { token: "kata" } };
const shownOf = (shown: string, cart: { readonly id: string }) => `shows ${cart.id}, 0 methods, ${shown}`;
const got = '{"isGot":true,"failure":null}';

it("[CART-1] [SESS-1] login sends what waits first, and shows the user's cart, which the browser remembers", () =>
  play(({ identity, answers, journal, cookies, ages, store, outcome, logged }) =>
    Effect.gen(function* () {
      yield* identity.enter(answers(kata));
      expect(journal).toEqual(["sends", "asks", "waits for quiet", shownOf(got, userCart), "proceeds"]);
      expect(cookies.get("cart_id")).toBe(userCart.id);
      expect(ages).toEqual([90 * 24 * 60 * 60]);
      // What could not be sent goes into the user's cart.
      expect(store.facts().waiting).toHaveLength(1);
      expect(yield* outcome).toBe("waits");
      expect(logged).toEqual([]);
    }),
  ));

it("[SESS-1] login waits a second at most for what is sent before it", () =>
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

it("[SESS-4] logout sends what waits first, gives up what could not be sent, and says so to who waits for it and to the log", () =>
  play(
    ({ identity, answers, journal, cookies, store, outcome, logged }) =>
      Effect.gen(function* () {
        yield* identity.leave(() => answers({ ...guestCart, id: "guest's" }));
        expect(journal).toEqual(["sends", "asks", "waits for quiet", shownOf(got, { id: "guest's" }), "proceeds"]);
        expect(cookies.get("cart_id")).toBe("guest's");
        expect(store.facts()).toMatchObject({ waiting: [], lineErrors: {} });
        expect(yield* outcome).toMatchObject({ _tag: "AbortedError" });
        expect(logged).toEqual([
          { level: "warning", message: "Changes of the cart were given up at logout", details: [1] },
        ]);
      }),
    loggedIn,
  ));

it("[SESS-4] [SESS-5] gives up nothing that was changed after the session had ended, before the cart has heard of that", () =>
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

it("[SESS-4] logout says nothing to the log where nothing waited, and leaves no error on the next shopper's lines", () =>
  play(
    ({ identity, answers, store, logged }) =>
      Effect.gen(function* () {
        store.change({ waiting: [] });
        yield* identity.leave(() => answers(guestCart));
        expect(store.facts().lineErrors).toEqual({});
        expect(logged).toEqual([]);
      }),
    loggedIn,
  ));

it("[CART-1] [SESS-4] forgets the user's cart where the server names no other: it is asked for one", () =>
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

it("[CART-1] [SESS-6] keeps the cart that another tab has put into the cookie already, and sends nothing in somebody else's name", () =>
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

it("[CART-1] [SESS-6] keeps the cookie where the cart of it is not known yet", () =>
  play(
    ({ identity, answers, cookies, store }) =>
      Effect.gen(function* () {
        store.change({ server: null });
        yield* identity.leave(() => answers(null));
        expect(cookies.get("cart_id")).toBe(guestCart.id);
      }),
    loggedIn,
  ));

it("[SESS-6] knows whether the shopper has become somebody else elsewhere, until the cart has followed", () =>
  play(
    ({ identity, isSomebodyElse, journal, cookies, store }) =>
      Effect.gen(function* () {
        expect(yield* isSomebodyElse).toBe(false);
        cookies.remove("token");
        expect(yield* isSomebodyElse).toBe(true);
        yield* TestClock.adjust(1);
        expect(identity.state.get().isLoggedIn).toBe(false);
        expect(journal).toEqual(["waits for quiet", "proceeds"]);
        expect(store.facts().server).toBeNull();
        expect(yield* isSomebodyElse).toBe(false);
      }),
    loggedIn,
  ));

it("[CART-2] gets the cart again with the user, who does not have to care whether that has failed", () =>
  play(({ identity, journal }) =>
    Effect.gen(function* () {
      yield* identity.refreshFollowers;
      expect(journal).toEqual(["refreshes"]);
    }),
  ));
