import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { expect, it } from "vitest";
import { rest, runWatched } from "../kernel/rest.test.support.ts";
import { lockedBy } from "./lockedBy.ts";
import type { TabsLocks } from "./TabsWindow.ts";

/** Locks that a test grants. */
const openLocks = () => {
  const journal: string[] = [];
  const asked: Array<{ readonly signal: AbortSignal; readonly give: () => void; readonly refuse: () => void }> = [];
  const locks: TabsLocks = {
    request: (name, { signal }, run) =>
      new Promise((resolve, reject) => {
        journal.push(`asks for ${name}`);
        const give = () => {
          const held = run().then(() => journal.push("has let it go"));
          resolve(held);
        };
        asked.push({ signal, give, refuse: () => reject(new DOMException("no", "SecurityError")) });
      }),
  };
  return { journal, asked, locks };
};

/** Runs until `end`, within the lock. */
const begin = Effect.gen(function* () {
  const { journal, asked, locks } = openLocks();
  const end = Deferred.makeUnsafe<string, string>();
  const fiber = yield* Effect.sync(() => void journal.push("runs")).pipe(
    Effect.andThen(Deferred.await(end)),
    lockedBy(locks, "replay"),
    Effect.forkDetach({ startImmediately: true }),
  );
  const [lock] = asked;
  if (lock === undefined) return expect.fail("It has not asked");
  return { journal, fiber, end, ...lock };
});

it("[CART-16] an effect runs only with the lock, and releases it at the end", () =>
  Effect.gen(function* () {
    const { journal, fiber, end, give } = yield* begin;
    yield* rest;
    expect(journal).toEqual(["asks for replay"]);
    give();
    yield* rest;
    expect(journal).toEqual(["asks for replay", "runs"]);
    yield* Deferred.succeed(end, "done");
    expect(yield* Fiber.join(fiber)).toBe("done");
    yield* rest;
    expect(journal).toEqual(["asks for replay", "runs", "has let it go"]);
  }).pipe(runWatched));

it("[CART-16] an effect releases the lock after a failure", () =>
  Effect.gen(function* () {
    const { journal, fiber, end, give } = yield* begin;
    give();
    yield* Deferred.fail(end, "no");
    expect(yield* Fiber.await(fiber)).toEqual(Exit.fail("no"));
    yield* rest;
    expect(journal.at(-1)).toBe("has let it go");
  }).pipe(runWatched));

it("[CART-16] an interrupted effect releases the lock", () =>
  Effect.gen(function* () {
    const { journal, fiber, give } = yield* begin;
    give();
    yield* rest;
    yield* Fiber.interrupt(fiber);
    yield* rest;
    expect(journal).toEqual(["asks for replay", "runs", "has let it go"]);
  }).pipe(runWatched));

it("[CART-16] an effect that is aborted before its turn never runs, and withdraws its request for the lock", () =>
  Effect.gen(function* () {
    const { journal, fiber, signal } = yield* begin;
    expect(signal.aborted).toBe(false);
    yield* Effect.forkDetach(Fiber.interrupt(fiber));
    yield* rest;
    expect(fiber.pollUnsafe()).toBeDefined();
    expect(signal.aborted).toBe(true);
    expect(journal).toEqual(["asks for replay"]);
  }).pipe(runWatched));

it("an effect runs without a lock when the browser refuses locks", () =>
  Effect.gen(function* () {
    const { journal, fiber, end, refuse } = yield* begin;
    refuse();
    yield* Deferred.succeed(end, "done");
    yield* rest;
    yield* rest;
    expect(journal).toEqual(["asks for replay", "runs"]);
    expect(fiber.pollUnsafe()).toEqual(Exit.succeed("done"));
  }).pipe(runWatched));
