import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Scope from "effect/Scope";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { expect, it } from "vitest";
import { testEnvironment } from "../shop/environment.test.support.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import { Tabs } from "../shop/Tabs.ts";
import { rest, runWatched } from "../shop/rest.test.support.ts";
import type { CartChange } from "./CartChange.ts";
import { cartTabs } from "./cartTabs.ts";
import { changeIds } from "./changeIds.ts";
import { cartOf, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import type { KeptChange } from "./KeptChange.ts";
import { makeCartStore } from "./makeCartStore.ts";
import type { SightOfCart } from "./SightOfCart.ts";

const cart = cartOf([lineOf("a", 1)]);
const sight: SightOfCart = { cart, methods: null };

const milk: CartChange = { kind: "line", productId: lineOf("milk", 2).product.id, line: lineOf("milk", 2) };
const beer: CartChange = { kind: "line", productId: lineOf("beer", 1).product.id, line: lineOf("beer", 1) };
const coupon: CartChange = { kind: "choices", choices: { couponCode: "TIZ" } };
const contactPerson = { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" };

/** As another tab tells of it. */
const keptOf = (id: string, change: CartChange): KeptChange => ({ id, cartId: "cart", change, reason: "wanted" });
const newsOf = (changes: ReadonlyArray<KeptChange>, { tab = "other", isAway = false } = {}) => ({
  tab,
  isAway,
  changes,
  sight: null,
});

/** A tab whose others, `other` and `third`, say what `hear` is given, until they leave. */
const openTab = ({ takesTurns = true } = {}) =>
  Effect.gen(function* () {
    const said: Array<readonly [topic: string, message: unknown]> = [];
    const journal: string[] = [];
    const seen: Array<SightOfCart | null> = [];
    const listeners = new Map<string, (message: unknown) => void>();
    const locks = new Map<string, Semaphore.Semaphore>();
    const asked: string[] = [];
    const lock = (name: string) => {
      const known = locks.get(name) ?? Semaphore.makeUnsafe(1);
      locks.set(name, known);
      return known;
    };
    const cookies = memoryCookies({ cart_id: "cart" });
    const store = makeCartStore(undefined, () => ({ cartId: cookies.get("cart_id"), methods: null, selection: null }));
    const scope = yield* Scope.make();
    const given = Effect.provide(testEnvironment({ cookies }));
    const ids = yield* given(changeIds);
    const tabs: (typeof Tabs)["Service"] = {
      publish: (topic, message) => Effect.sync(() => void said.push([topic, message])),
      subscribe: (topic, listener) => {
        listeners.set(topic, listener);
        return () => listeners.delete(topic);
      },
      takesTurns,
      exclusively: (name) => (effect) =>
        Effect.suspend(() => {
          asked.push(name);
          return lock(name).withPermit(effect);
        }),
    };
    const { tell } = yield* cartTabs(store, {
      ids,
      sightNow: () => ({ cart: store.facts().server, methods: null }),
      see: (news, facts) =>
        Effect.sync(() => {
          seen.push(news);
          store.change(facts);
        }),
      takeUp: Effect.sync(() => void journal.push(`takes up, ${Object.keys(store.facts().elsewhere).join()} shown`)),
      proceed: Effect.sync(() => void journal.push(`proceeds, stale: ${store.facts().isStale}`)),
    }).pipe(given, Effect.provideService(Tabs, tabs), Scope.provide(scope));
    const begunWith = said.splice(0);
    const letGo = (name: string) => Effect.andThen(lock(name).release(1), rest);
    for (const other of ["other", "third"]) yield* lock(`cart/${other}`).take(1);
    return {
      cookies,
      ids,
      store,
      tell,
      seen,
      journal,
      asked,
      /** What it has said since this was last asked. */
      news: Effect.andThen(
        rest,
        Effect.sync(() => said.splice(0).map(([, message]) => message)),
      ),
      begunWith,
      hear: (message: unknown, topic = "cart") =>
        Effect.andThen(
          Effect.sync(() => listeners.get(topic)?.(message)),
          rest,
        ),
      hold: (name: string) => lock(name).take(1),
      letGo,
      leaves: (tab: string) => letGo(`cart/${tab}`),
      end: Effect.andThen(Scope.close(scope, Exit.void), rest),
      isHeard: () => listeners.size > 0,
    };
  });

type Tab = Effect.Success<ReturnType<typeof openTab>>;

const play = (test: (tab: Tab) => Effect.Effect<unknown>, options?: Parameters<typeof openTab>[0]) =>
  runWatched(Effect.flatMap(openTab(options), test));

const question = "cart.asked";

it("[CART-16] asks the others what they know when it comes, and hears them to its end", () =>
  play(({ begunWith, isHeard, end }) =>
    Effect.gen(function* () {
      expect(begunWith).toEqual([[question, null]]);
      expect(isHeard()).toBe(true);
      yield* end;
      expect(isHeard()).toBe(false);
    }),
  ));

it("[CART-16] has nothing to say, and keeps no lock, while it knows no cart and nothing is pending", () =>
  play(({ store, asked, news, hear }) =>
    Effect.gen(function* () {
      store.change({ isStale: true });
      yield* hear(null, question);
      expect(yield* news).toEqual([]);
      expect(asked).toEqual([]);
    }),
  ));

it("[CART-16] answers who asks with the server's cart, and with what is pending also where it knows no cart", () =>
  play(({ ids, store, news, hear }) =>
    Effect.gen(function* () {
      store.change({ server: cart });
      expect(yield* news).toEqual([]);
      yield* hear(null, question);
      expect(yield* news).toEqual([{ tab: ids.tab, isAway: false, changes: [], sight }]);
      store.change({ server: null, waiting: pendingOf([milk]) });
      const [pending] = yield* news;
      expect(pending).toMatchObject({ tab: ids.tab, changes: [{ change: milk, cartId: "cart" }], sight: null });
      yield* hear(null, question);
      expect(yield* news).toEqual([
        { ...newsOf([keptOf("000", milk)], { tab: ids.tab }), sight: { cart: null, methods: null } },
      ]);
    }),
  ));

it("[CART-16] tells of what is pending once it has its lock, for which it asks once, and which it keeps to its end", () =>
  play(({ ids, store, asked, news, hear, hold, letGo, end }) =>
    Effect.gen(function* () {
      const own = `cart/${ids.tab}`;
      yield* hold(own);
      store.change({ server: cart, waiting: pendingOf([milk]) });
      store.change({ waiting: pendingOf([milk, beer]) });
      expect(yield* news).toEqual([]);
      yield* hear(null, question);
      // What nobody could notice the end of is not for the others.
      expect(yield* news).toMatchObject([{ changes: [], sight }]);
      store.change({ waiting: pendingOf([milk, beer, coupon]) });
      yield* letGo(own);
      expect(yield* news).toMatchObject([{ changes: [{ id: "000" }, { id: "001" }, { id: "002" }], sight: null }]);
      expect(asked).toEqual([own]);
      let isFree = false;
      yield* Effect.forkDetach(
        Effect.andThen(
          hold(own),
          Effect.sync(() => (isFree = true)),
        ),
      );
      yield* rest;
      expect(isFree).toBe(false);
      yield* end;
      expect(isFree).toBe(true);
    }),
  ));

it("[CART-16] tells whatever is new of what is pending, and nothing twice", () =>
  play(({ cookies, store, news }) =>
    Effect.gen(function* () {
      const [first, second] = pendingOf([milk, beer]);
      if (!first || !second) return expect.fail();
      store.change({ waiting: [first] });
      expect(yield* news).toMatchObject([{ isAway: false, changes: [{ id: "000", cartId: "cart" }] }]);
      store.change({ isStale: true });
      store.change({ sent: [first], waiting: [] });
      expect(yield* news).toEqual([]);
      store.change({ waiting: [second] });
      expect(yield* news).toMatchObject([{ changes: [{ id: "000" }, { id: "001" }] }]);
      store.change({ isAway: true });
      expect(yield* news).toMatchObject([{ isAway: true }]);
      cookies.set("cart_id", "new", {});
      store.change({});
      expect(yield* news).toMatchObject([{ changes: [{ cartId: "new" }, { cartId: "new" }] }]);
      store.change({ sent: [] });
      expect(yield* news).toMatchObject([{ changes: [{ id: "001" }] }]);
      store.change({ waiting: [] });
      expect(yield* news).toMatchObject([{ changes: [] }]);
      store.change({ isAway: false });
      expect(yield* news).toEqual([]);
    }),
  ));

it("[CART-15] [CART-16] tells the server's cart and what is done with it as one", () =>
  play(({ ids, store, tell, news }) =>
    Effect.gen(function* () {
      const [first, second] = pendingOf([milk, beer]);
      if (!first || !second) return expect.fail();
      store.change({ sent: [first], waiting: [second] });
      yield* news;
      yield* tell(sight, { sent: [] });
      store.change({ sent: [], server: cart });
      expect(yield* news).toEqual([{ ...newsOf([keptOf("001", beer)], { tab: ids.tab }), sight }]);
    }),
  ));

it("[CART-16] shows what is pending in the others, each tab's by itself, until it is done", () =>
  play(({ store, seen, hear }) =>
    Effect.gen(function* () {
      const [one, other] = [[keptOf("1", milk)], [keptOf("2", beer), keptOf("3", coupon)]];
      yield* hear({ ...newsOf(one, { isAway: true }), sight });
      yield* hear(newsOf(other, { tab: "third" }));
      expect(seen).toEqual([sight, null]);
      expect(store.facts().elsewhere).toEqual({
        other: { isAway: true, changes: one },
        third: { isAway: false, changes: other },
      });
      yield* hear(newsOf([...one, keptOf("4", beer)]));
      expect(store.facts().elsewhere["other"]).toMatchObject({ isAway: false, changes: [{ id: "1" }, { id: "4" }] });
      yield* hear(newsOf([]));
      expect(store.facts().elsewhere).toEqual({ third: { isAway: false, changes: other } });
      expect(store.facts().isStale).toBe(false);
    }),
  ));

it("takes no notice of what is no news of a cart", () =>
  play(({ store, seen, hear }) =>
    Effect.gen(function* () {
      for (const news of [null, "cart", { tab: 1 }, { ...newsOf([]), sight: {} }]) yield* hear(news);
      expect(seen).toEqual([]);
      yield* hear({ ...newsOf([]), changes: "of another version" });
      expect(seen).toEqual([null]);
      expect(store.facts().elsewhere).toEqual({});
    }),
  ));

it("[CART-16] sorts what is done here after what it has heard of, whatever clock another tab has", () =>
  play(({ ids, hear }) =>
    Effect.gen(function* () {
      const later = "900000000000000-other";
      expect(ids.next() < later).toBe(true);
      yield* hear(newsOf([keptOf(later, milk)]));
      expect(ids.next() > later).toBe(true);
    }),
  ));

it("[CART-16] of what waits here only that is left which later changes, done elsewhere, say nothing of", () =>
  play(({ store, hear }) =>
    Effect.gen(function* () {
      const both: CartChange = { kind: "choices", choices: { couponCode: null, contactPerson } };
      const waiting = pendingOf([milk, both, beer]);
      store.change({ waiting });
      const isDone = () => waiting.flatMap((each) => each.outcomes.map((outcome) => Deferred.isDoneUnsafe(outcome)));
      const elsewhere = [keptOf("1", milk), keptOf("2", coupon), keptOf("3", beer)];
      yield* hear(newsOf(elsewhere));
      expect(store.facts().waiting).toEqual(waiting);
      yield* hear(newsOf(elsewhere.slice(2)));
      expect(store.facts().waiting).toMatchObject([
        { change: { kind: "choices", choices: { contactPerson } } },
        { change: beer },
      ]);
      expect(store.facts().waiting).toHaveLength(2);
      expect(isDone()).toEqual([true, false, false]);
      yield* hear(newsOf([]));
      expect(store.facts().waiting).toMatchObject([{ change: { choices: { contactPerson } } }]);
      expect(isDone()).toEqual([true, false, true]);
    }),
  ));

it("[CART-16] takes up what a tab has left, shows it no more, and asks the server, once the tab has gone", () =>
  play(({ store, asked, journal, hear, leaves }) =>
    Effect.gen(function* () {
      yield* hear(newsOf([keptOf("1", milk)]));
      yield* hear(newsOf([keptOf("1", milk), keptOf("2", beer)]));
      yield* hear(newsOf([keptOf("3", coupon)], { tab: "third" }));
      expect(asked).toEqual(["cart/other", "cart/third"]);
      expect(journal).toEqual([]);
      yield* leaves("other");
      expect(journal).toEqual(["takes up, other,third shown", "proceeds, stale: true"]);
      expect(store.facts().elsewhere).toMatchObject({ third: { changes: [{ id: "3" }] } });
      expect(store.facts().elsewhere).not.toHaveProperty("other");
    }),
  ));

it("[CART-16] trusts its cart where a tab that has gone had nothing left to do, and watches one that comes again", () =>
  play(({ store, asked, journal, hear, leaves }) =>
    Effect.gen(function* () {
      yield* hear(newsOf([keptOf("1", milk)]));
      yield* hear(newsOf([]));
      yield* leaves("other");
      expect(journal).toEqual(["takes up,  shown", "proceeds, stale: false"]);
      yield* hear(newsOf([keptOf("2", beer)]));
      expect(asked).toEqual(["cart/other", "cart/other"]);
      expect(store.facts()).toMatchObject({ elsewhere: {}, isStale: true });
    }),
  ));

it("[CART-16] tells and hears of the server's cart alone where nobody could notice that a tab has gone", () =>
  play(
    ({ store, asked, seen, tell, news, hear }) =>
      Effect.gen(function* () {
        store.change({ server: cart, waiting: pendingOf([milk]) });
        expect(yield* news).toEqual([]);
        yield* tell(sight);
        expect(yield* news).toMatchObject([{ changes: [], sight }]);
        yield* hear({ ...newsOf([keptOf("1", beer)]), sight });
        expect(seen).toEqual([sight]);
        expect(store.facts().elsewhere).toEqual({});
        expect(asked).toEqual([]);
      }),
    { takesTurns: false },
  ));
