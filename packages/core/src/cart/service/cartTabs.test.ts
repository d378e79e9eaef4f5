import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Scope from "effect/Scope";
import * as Exit from "effect/Exit";
import { expect, it } from "vitest";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import { otherTab } from "../../kernel/otherTab.test.support.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { rest, runWatched } from "../../kernel/rest.test.support.ts";
import type { CartChange } from "../model/CartChange.ts";
import { cartTabs } from "./cartTabs.ts";
import { changeIds } from "../queue/changeIds.ts";
import { cartOf, lineOf, pendingOf } from "../queue/changes.test.arbitrary.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import { makeCartStore } from "./makeCartStore.ts";
import type { CartReading } from "../model/CartReading.ts";

const cart = cartOf([lineOf("a", 1)]);
const current: CartReading = { cart, methods: null };

const milk: CartChange = { kind: "line", productId: lineOf("milk", 2).product.id, line: lineOf("milk", 2) };
const beer: CartChange = { kind: "line", productId: lineOf("beer", 1).product.id, line: lineOf("beer", 1) };
const coupon: CartChange = { kind: "choices", choices: { couponCode: "TIZ" } };
const contactPerson = { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" };

/** As another tab announces it. */
const storedIn = (id: string, change: CartChange): StoredChange => ({ id, cartId: "cart", change, reason: "wanted" });
const newsOf = (changes: ReadonlyArray<StoredChange>, { tab = "other", isAway = false } = {}) => ({
  tab,
  isAway,
  changes,
  current: null,
});

/** A tab beside `other` and `third`, whose messages `receive` delivers until they close. */
const openTab = ({ takesTurns = true } = {}) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const seen: Array<CartReading | null> = [];
    const { tabs, told, listeners, asked, tell, hold, letGo } = otherTab("cart", { takesTurns });
    const cookies = memoryCookies({ cart_id: "cart" });
    const store = makeCartStore(undefined, () => ({ cartId: cookies.get("cart_id"), methods: null, selection: null }));
    const scope = yield* Scope.make();
    const given = Effect.provide(testEnvironment({ cookies }));
    const ids = yield* given(changeIds);
    const { announce, join } = yield* cartTabs({
      store,
      ids,
      readingNow: () => ({ cart: store.facts().server, methods: null }),
      receive: (news, event, elsewhere) =>
        Effect.sync(() => {
          seen.push(news);
          store.apply(event, elsewhere);
        }),
    }).pipe(given, Effect.provideService(Tabs, tabs), Scope.provide(scope));
    yield* join({
      restore: Effect.sync(() => void journal.push(`restores, ${Object.keys(store.facts().elsewhere).join()} shown`)),
      proceed: Effect.sync(() => void journal.push(`proceeds, stale: ${store.facts().isStale}`)),
    }).pipe(Scope.provide(scope));
    const publishedFirst = told.splice(0);
    const release = (name: string) => Effect.andThen(letGo(name), rest);
    for (const other of ["other", "third"]) yield* hold(`cart/${other}`);
    return {
      cookies,
      ids,
      store,
      announce,
      seen,
      journal,
      asked,
      /** The messages published since the last call. */
      news: Effect.andThen(
        rest,
        Effect.sync(() => told.splice(0).map(([, message]) => message)),
      ),
      publishedFirst,
      receive: (...news: Parameters<typeof tell>) => Effect.andThen(tell(...news), rest),
      hold,
      letGo: release,
      leaves: (tab: string) => release(`cart/${tab}`),
      end: Effect.andThen(Scope.close(scope, Exit.void), rest),
      isListening: () => listeners.size > 0,
    };
  });

type Tab = Effect.Success<ReturnType<typeof openTab>>;

const play = (test: (tab: Tab) => Effect.Effect<unknown>, options?: Parameters<typeof openTab>[0]) =>
  runWatched(Effect.flatMap(openTab(options), test));

const question = "cart.asked";

it("[CART-16] asks the other tabs for their cart when it opens, and listens until it closes", () =>
  play(({ publishedFirst, isListening, end }) =>
    Effect.gen(function* () {
      expect(publishedFirst).toEqual([[question, null]]);
      expect(isListening()).toBe(true);
      yield* end;
      expect(isListening()).toBe(false);
    }),
  ));

it("[CART-16] publishes nothing and takes no lock without a cart and pending changes", () =>
  play(({ store, asked, news, receive }) =>
    Effect.gen(function* () {
      store.change({ isStale: true });
      yield* receive(null, question);
      expect(yield* news).toEqual([]);
      expect(asked).toEqual([]);
    }),
  ));

it("[CART-16] answers a new tab with the server's cart and the pending changes, even without a cart", () =>
  play(({ ids, store, news, receive }) =>
    Effect.gen(function* () {
      store.change({ server: cart });
      expect(yield* news).toEqual([]);
      yield* receive(null, question);
      expect(yield* news).toEqual([{ tab: ids.tab, isAway: false, changes: [], current }]);
      store.change({ server: null, waiting: pendingOf([milk]) });
      const [pending] = yield* news;
      expect(pending).toMatchObject({ tab: ids.tab, changes: [{ change: milk, cartId: "cart" }], current: null });
      yield* receive(null, question);
      expect(yield* news).toEqual([
        { ...newsOf([storedIn("000", milk)], { tab: ids.tab }), current: { cart: null, methods: null } },
      ]);
    }),
  ));

it("[CART-16] announces pending changes once it holds its lock, which it requests once and keeps until it closes", () =>
  play(({ ids, store, asked, news, receive, hold, letGo, end }) =>
    Effect.gen(function* () {
      const own = `cart/${ids.tab}`;
      yield* hold(own);
      store.change({ server: cart, waiting: pendingOf([milk]) });
      store.change({ waiting: pendingOf([milk, beer]) });
      expect(yield* news).toEqual([]);
      yield* receive(null, question);
      // Pending changes are not announced without the lock: others could not notice a closed tab.
      expect(yield* news).toMatchObject([{ changes: [], current }]);
      store.change({ waiting: pendingOf([milk, beer, coupon]) });
      yield* letGo(own);
      expect(yield* news).toMatchObject([{ changes: [{ id: "000" }, { id: "001" }, { id: "002" }], current: null }]);
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

it("[CART-16] announces each new state of the pending changes once", () =>
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

it("[CART-15] [CART-16] announces the server's cart and the completed changes in one message", () =>
  play(({ ids, store, announce, news }) =>
    Effect.gen(function* () {
      const [first, second] = pendingOf([milk, beer]);
      if (!first || !second) return expect.fail();
      store.change({ sent: [first], waiting: [second] });
      yield* news;
      yield* announce(current, { kind: "confirmed" });
      store.change({ sent: [], server: cart });
      expect(yield* news).toEqual([{ ...newsOf([storedIn("001", beer)], { tab: ids.tab }), current }]);
    }),
  ));

it("[CART-16] shows the pending changes of each other tab until they are done", () =>
  play(({ store, seen, receive }) =>
    Effect.gen(function* () {
      const [one, other] = [[storedIn("1", milk)], [storedIn("2", beer), storedIn("3", coupon)]];
      yield* receive({ ...newsOf(one, { isAway: true }), current });
      yield* receive(newsOf(other, { tab: "third" }));
      expect(seen).toEqual([current, null]);
      expect(store.facts().elsewhere).toEqual({
        other: { isAway: true, changes: one },
        third: { isAway: false, changes: other },
      });
      yield* receive(newsOf([...one, storedIn("4", beer)]));
      expect(store.facts().elsewhere["other"]).toMatchObject({ isAway: false, changes: [{ id: "1" }, { id: "4" }] });
      yield* receive(newsOf([]));
      expect(store.facts().elsewhere).toEqual({ third: { isAway: false, changes: other } });
      expect(store.facts().isStale).toBe(false);
    }),
  ));

it("ignores messages that are not about a cart", () =>
  play(({ store, seen, receive }) =>
    Effect.gen(function* () {
      for (const news of [null, "cart", { tab: 1 }, { ...newsOf([]), current: {} }]) yield* receive(news);
      expect(seen).toEqual([]);
      yield* receive({ ...newsOf([]), changes: "of another version" });
      expect(seen).toEqual([null]);
      expect(store.facts().elsewhere).toEqual({});
    }),
  ));

it("[CART-16] gives new changes ids after those it received, even if another tab's clock is ahead", () =>
  play(({ ids, receive }) =>
    Effect.gen(function* () {
      const later = "900000000000000-other";
      expect(ids.next() < later).toBe(true);
      yield* receive(newsOf([storedIn(later, milk)]));
      expect(ids.next() > later).toBe(true);
    }),
  ));

it("[CART-16] drops the parts of waiting changes that later changes in another tab override", () =>
  play(({ store, receive }) =>
    Effect.gen(function* () {
      const both: CartChange = { kind: "choices", choices: { couponCode: null, contactPerson } };
      const waiting = pendingOf([milk, both, beer]);
      store.change({ waiting });
      const isDone = () => waiting.flatMap((each) => each.outcomes.map((outcome) => Deferred.isDoneUnsafe(outcome)));
      const elsewhere = [storedIn("1", milk), storedIn("2", coupon), storedIn("3", beer)];
      yield* receive(newsOf(elsewhere));
      expect(store.facts().waiting).toEqual(waiting);
      yield* receive(newsOf(elsewhere.slice(2)));
      expect(store.facts().waiting).toMatchObject([
        { change: { kind: "choices", choices: { contactPerson } } },
        { change: beer },
      ]);
      expect(store.facts().waiting).toHaveLength(2);
      expect(isDone()).toEqual([true, false, false]);
      yield* receive(newsOf([]));
      expect(store.facts().waiting).toMatchObject([{ change: { choices: { contactPerson } } }]);
      expect(isDone()).toEqual([true, false, true]);
    }),
  ));

it("[CART-16] takes over a closed tab's changes, stops showing them as that tab's, and fetches the cart", () =>
  play(({ store, asked, journal, receive, leaves }) =>
    Effect.gen(function* () {
      yield* receive(newsOf([storedIn("1", milk)]));
      yield* receive(newsOf([storedIn("1", milk), storedIn("2", beer)]));
      yield* receive(newsOf([storedIn("3", coupon)], { tab: "third" }));
      expect(asked).toEqual(["cart/other", "cart/third"]);
      expect(journal).toEqual([]);
      yield* leaves("other");
      expect(journal).toEqual(["restores, other,third shown", "proceeds, stale: true"]);
      expect(store.facts().elsewhere).toMatchObject({ third: { changes: [{ id: "3" }] } });
      expect(store.facts().elsewhere).not.toHaveProperty("other");
    }),
  ));

it("[CART-16] does not refetch when a closed tab had no pending changes, and watches a tab that returns", () =>
  play(({ store, asked, journal, receive, leaves }) =>
    Effect.gen(function* () {
      yield* receive(newsOf([storedIn("1", milk)]));
      yield* receive(newsOf([]));
      yield* leaves("other");
      expect(journal).toEqual(["restores,  shown", "proceeds, stale: false"]);
      yield* receive(newsOf([storedIn("2", beer)]));
      expect(asked).toEqual(["cart/other", "cart/other"]);
      expect(store.facts()).toMatchObject({ elsewhere: {}, isStale: true });
    }),
  ));

it("[CART-16] shares only the server's cart where the browser has no locks", () =>
  play(
    ({ store, asked, seen, announce, news, receive }) =>
      Effect.gen(function* () {
        store.change({ server: cart, waiting: pendingOf([milk]) });
        expect(yield* news).toEqual([]);
        yield* announce(current);
        expect(yield* news).toMatchObject([{ changes: [], current }]);
        yield* receive({ ...newsOf([storedIn("1", beer)]), current });
        expect(seen).toEqual([current]);
        expect(store.facts().elsewhere).toEqual({});
        expect(asked).toEqual([]);
      }),
    { takesTurns: false },
  ));
