import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { DurableStorage, StorageError } from "../../kernel/DurableStorage.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import type { Notice } from "../../kernel/Notice.ts";
import { Notices } from "../../kernel/Notices.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import { rest, runWatched } from "../../kernel/rest.test.support.ts";
import type { CartChange } from "../model/CartChange.ts";
import { changeIds } from "../queue/changeIds.ts";
import { lineOf, pendingOf } from "../queue/changes.test.arbitrary.ts";
import { persistChanges } from "./persistChanges.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { cartTexts } from "../text.hu.ts";

const key = "cart.changes";

const milk: CartChange = { kind: "line", productId: lineOf("milk", 2).product.id, line: lineOf("milk", 2) };
const beer: CartChange = { kind: "line", productId: lineOf("beer", 1).product.id, line: lineOf("beer", 1) };
const coupon: CartChange = { kind: "choices", choices: { couponCode: "TIZ" } };

/** A change stored by an earlier page or another tab. */
const storedIn = (id: string, change: CartChange, cartId: string | null = "cart"): StoredChange => ({
  id,
  cartId,
  change,
  reason: "wanted",
});

/** A page whose storage contains `stored`, and fails while `refuses`. */
const openPage = Effect.gen(function* () {
  const stored = new Map<string, unknown>();
  const storage = { refuses: false, updates: 0, late: () => {} };
  const logged: LogEntry[] = [];
  const notices: Array<Omit<Notice, "id">> = [];
  const cookies = memoryCookies({ cart_id: "cart" });
  const store = makeCartStore(undefined, () => ({ cartId: cookies.get("cart_id"), methods: null, selection: null }));
  const environment = testEnvironment({ cookies });
  const ids = yield* Effect.provide(changeIds, environment);
  const { save, restore } = yield* persistChanges(store, ids).pipe(
    Effect.provide(environment),
    Effect.provideService(Notices, {
      store: makeStore([]),
      say: (notice) => Effect.sync(() => void notices.push(notice)),
      dismiss: () => Effect.void,
    }),
    Effect.provideService(DurableStorage, {
      lasts: true,
      update: (name, change) =>
        Effect.suspend(() => {
          storage.updates += 1;
          const write = () => void stored.set(name, change(stored.get(name) ?? null));
          if (storage.refuses) {
            storage.late = write;
            return Effect.fail(new StorageError({ key: name, cause: "full" }));
          }
          write();
          return Effect.succeed(stored.get(name));
        }),
    }),
    Effect.provideService(OperatorLog, (entry) => void logged.push(entry)),
  );
  const [first, second] = pendingOf([milk, beer]);
  if (!first || !second) return expect.fail();
  const log = Effect.provideService(OperatorLog, (entry: LogEntry) => void logged.push(entry));
  return {
    cookies,
    ids,
    store,
    /** The first two changes made on this page. */
    first,
    second,
    storage,
    stored,
    logged,
    notices,
    save: log(save),
    restore: log(restore),
    /** The stored ids, after background work has finished. */
    durable: Effect.map(rest, () => {
      const changes = stored.get(key);
      return Array.isArray(changes) ? changes.map((each: StoredChange) => each.id) : changes;
    }),
    waiting: () => store.facts().waiting.map(({ id }) => id),
  };
});

type Page = Effect.Success<typeof openPage>;

const play = (test: (page: Page) => Effect.Effect<unknown>) => runWatched(Effect.flatMap(openPage, test));

it("[CART-16] [NET-7] stores pending changes, including those being sent, until they are done", () =>
  play(({ first, second, store, stored, durable }) =>
    Effect.gen(function* () {
      store.change({ waiting: [first] });
      expect(yield* durable).toEqual(["000"]);
      store.change({ sent: [first], waiting: [second] });
      expect(yield* durable).toEqual(["000", "001"]);
      store.change({ sent: [] });
      expect(yield* durable).toEqual(["001"]);
      expect(stored.get(key)).toEqual([storedIn("001", beer)]);
      store.change({ waiting: [] });
      expect(yield* durable).toEqual([]);
      expect([...stored.keys()]).toEqual([key]);
    }),
  ));

it("[CART-16] writes only when pending changes differ", () =>
  play(({ first, second, cookies, store, storage, stored, save }) =>
    Effect.gen(function* () {
      store.change({ isStale: true });
      expect(yield* save).toBe(true);
      expect(storage.updates).toBe(0);
      store.change({ waiting: [first] });
      yield* rest;
      expect(storage.updates).toBe(1);
      store.change({ sent: [first], waiting: [] });
      expect(yield* save).toBe(true);
      expect(storage.updates).toBe(1);
      store.change({ sent: [{ ...first, sentBy: "key" }] });
      yield* rest;
      expect(stored.get(key)).toEqual([{ ...storedIn("000", milk), sentBy: "key" }]);
      cookies.set("cart_id", "new", {});
      store.change({});
      yield* rest;
      expect(stored.get(key)).toEqual([{ ...storedIn("000", milk, "new"), sentBy: "key" }]);
      // As many changes as before, but other ones.
      store.change({ sent: [], waiting: [second] });
      yield* rest;
      expect(stored.get(key)).toEqual([storedIn("001", beer, "new")]);
      expect(storage.updates).toBe(4);
    }),
  ));

it("[CART-16] restores an earlier page's changes in the order of their making", () =>
  play(({ first, second, ids, store, restore, stored, waiting }) =>
    Effect.gen(function* () {
      const last = "900000000000000-other";
      stored.set(key, [storedIn("0001", beer), storedIn(last, coupon, null)]);
      store.change({ waiting: [first, second] });
      yield* rest;
      expect(waiting()).toEqual(["000", "001"]);
      expect(yield* restore).toBe(true);
      // The earlier page's beer is older than this page's.
      expect(waiting()).toEqual(["000", "001", last]);
      expect(store.facts().waiting[2]).toMatchObject({ change: coupon, outcomes: [] });
      expect(ids.next() > last).toBe(true);
      yield* rest;
      expect(stored.get(key)).toEqual([storedIn("000", milk), storedIn("001", beer), storedIn(last, coupon)]);
    }),
  ));

it("[CART-16] does not restore changes that this page is sending", () =>
  play(({ first, second, store, restore, waiting }) =>
    Effect.gen(function* () {
      const alone = { ...second, goesAlone: true };
      store.change({ sent: [first], waiting: [alone] });
      yield* rest;
      expect(yield* restore).toBe(true);
      expect(waiting()).toEqual(["001"]);
      expect(store.facts().waiting).toEqual([alone]);
    }),
  ));

it("[NET-7] stores a returned change again if the storage has lost it", () =>
  play(({ first, second, store, stored, restore, durable, waiting }) =>
    Effect.gen(function* () {
      store.change({ sent: [first] });
      yield* rest;
      stored.delete(key);
      store.change({ waiting: [second] });
      expect(yield* durable).toEqual(["001"]);
      store.change({ sent: [], waiting: [first, second] });
      expect(yield* restore).toBe(true);
      expect(waiting()).toEqual(["000", "001"]);
      expect(yield* durable).toEqual(["000", "001"]);
    }),
  ));

it("[CART-16] notifies no listener when there is nothing to restore", () =>
  play(({ store, restore }) =>
    Effect.gen(function* () {
      let changes = 0;
      store.follow(() => {
        changes += 1;
      });
      expect(yield* restore).toBe(true);
      expect(changes).toBe(0);
    }),
  ));

it("[CART-16] drops and settles changes that another tab sent, and marks the cart as stale", () =>
  play(({ first, second, store, stored, restore, waiting }) =>
    Effect.gen(function* () {
      store.change({ waiting: [first, second] });
      yield* rest;
      yield* restore;
      expect(store.facts().isStale).toBe(false);
      stored.set(key, [storedIn("001", beer)]);
      yield* restore;
      expect(waiting()).toEqual(["001"]);
      expect(store.facts().isStale).toBe(true);
      const isDone = [first, second].flatMap(({ outcomes }) =>
        outcomes.map((outcome) => Deferred.isDoneUnsafe(outcome)),
      );
      expect(isDone).toEqual([true, false]);
    }),
  ));

it("[CART-16] does not store again what another tab has sent", () =>
  play(({ first, second, store, stored, durable, waiting }) =>
    Effect.gen(function* () {
      store.change({ waiting: [first] });
      yield* rest;
      stored.set(key, []);
      store.change({ waiting: [first, second] });
      expect(yield* durable).toEqual(["001"]);
      expect(waiting()).toEqual(["001"]);
    }),
  ));

it("[CART-16] leaves another tab's stored changes in place while it stores its own", () =>
  play(({ first, store, stored, durable, waiting }) =>
    Effect.gen(function* () {
      stored.set(key, [storedIn("1-other", coupon)]);
      store.change({ waiting: [first] });
      expect(yield* durable).toEqual(["000", "1-other"]);
      expect(waiting()).toEqual(["000"]);
      store.change({ waiting: [] });
      expect(yield* durable).toEqual(["1-other"]);
    }),
  ));

it("drops changes of another cart, and logs their number", () =>
  play(({ stored, logged, restore, durable, waiting }) =>
    Effect.gen(function* () {
      stored.set(key, [storedIn("1", milk, "old"), storedIn("2", beer), storedIn("3", coupon, "old")]);
      expect(yield* restore).toBe(true);
      expect(waiting()).toEqual(["2"]);
      expect(logged).toEqual([{ level: "warning", message: "Changes of another cart were dropped", details: [2] }]);
      expect(yield* durable).toEqual(["2"]);
      yield* restore;
      expect(logged).toHaveLength(1);
    }),
  ));

it("[CART-16] logs nothing for readable changes of its own cart", () =>
  play(({ stored, logged, restore, durable }) =>
    Effect.gen(function* () {
      stored.set(key, [storedIn("1", milk)]);
      yield* restore;
      expect(yield* durable).toEqual(["1"]);
      expect(logged).toEqual([]);
    }),
  ));

it("drops unreadable changes, and logs their number", () =>
  play(({ stored, logged, restore, durable, waiting }) =>
    Effect.gen(function* () {
      stored.set(key, [storedIn("1", milk), { id: "2", change: { kind: "later" } }]);
      expect(yield* restore).toBe(true);
      expect(waiting()).toEqual(["1"]);
      expect(yield* durable).toEqual(["1"]);
      expect(logged).toEqual([{ level: "error", message: "Stored cart changes could not be read", details: [1] }]);
    }),
  ));

it("[NET-7] notifies once that storage fails, and again after it worked in between; logs every failure", () =>
  play(({ first, second, store, storage, logged, notices, save, durable }) =>
    Effect.gen(function* () {
      const notStored = { kind: "error", text: cartTexts.notStored, durationMs: 10_000 };
      storage.refuses = true;
      store.change({ waiting: [first] });
      yield* rest;
      expect(yield* save).toBe(false);
      expect(notices).toEqual([notStored]);
      expect(logged).toHaveLength(2);
      expect(logged[0]).toMatchObject({
        level: "error",
        message: "Cart changes cannot be stored",
        details: [{ _tag: "StorageError", key, cause: "full" }],
      });
      storage.refuses = false;
      expect(yield* save).toBe(true);
      expect(yield* durable).toEqual(["000"]);
      storage.refuses = true;
      store.change({ waiting: [first, second] });
      yield* rest;
      expect(notices).toEqual([notStored, notStored]);
    }),
  ));

it("[NET-7] shows no notice for a failing storage when nothing is pending", () =>
  play(({ storage, logged, notices, restore }) =>
    Effect.gen(function* () {
      storage.refuses = true;
      expect(yield* restore).toBe(false);
      expect(notices).toEqual([]);
      expect(logged).toMatchObject([{ level: "error" }]);
    }),
  ));

it("[CART-16] writes nothing when the storage opens too late, as the change may have been sent", () =>
  play(({ first, store, storage, stored, durable }) =>
    Effect.gen(function* () {
      stored.set(key, [storedIn("1-other", coupon)]);
      storage.refuses = true;
      store.change({ waiting: [first] });
      yield* rest;
      storage.late();
      expect(yield* durable).toEqual(["1-other"]);
    }),
  ));
