import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import { expect, it } from "vitest";
import { follow, makeFork } from "./follow.ts";
import type { LogEntry } from "./LogEntry.ts";
import { makeStore } from "./makeStore.ts";
import { OperatorLog } from "./OperatorLog.ts";

/** Runs a test in a scope that closes after it, and returns what was logged. */
const within = async (test: Effect.Effect<unknown, never, Scope.Scope>) => {
  const logged: LogEntry[] = [];
  await test.pipe(
    Effect.scoped,
    Effect.provideService(OperatorLog, (entry) => void logged.push(entry)),
    Effect.runPromise,
  );
  return logged;
};

it("a follower is called at once after each event, until the scope closes", async () => {
  const store = makeStore(0);
  const seen: number[] = [];
  await within(
    Effect.gen(function* () {
      yield* follow(store.subscribe, () => void seen.push(store.get()));
      store.set(1);
      store.set(2);
      expect(seen).toEqual([1, 2]);
    }),
  );
  store.set(3);
  expect(seen).toEqual([1, 2]);
});

it("a follower gets what the source tells, and its effect starts at once", () => {
  const listeners: Array<(message: string) => void> = [];
  const source = (listener: (message: string) => void) => {
    listeners.push(listener);
    return () => {};
  };
  const done: string[] = [];
  return within(
    Effect.gen(function* () {
      yield* follow(source, (message) => Effect.sync(() => done.push(message)));
      for (const listener of listeners) listener("one");
      expect(done).toEqual(["one"]);
    }),
  );
});

it("work in the background is interrupted when the scope closes, and does not start after it", async () => {
  const done: string[] = [];
  let late = (_: Effect.Effect<unknown>) => {};
  await within(
    Effect.gen(function* () {
      const fork = yield* makeFork;
      fork(Effect.onInterrupt(Effect.never, () => Effect.sync(() => done.push("interrupted"))));
      late = fork;
    }),
  );
  late(
    Effect.andThen(
      Effect.yieldNow,
      Effect.sync(() => done.push("late")),
    ),
  );
  await Promise.resolve();
  expect(done).toEqual(["interrupted"]);
});

it("work in the background logs a defect, and no failure", async () => {
  const logged = await within(
    Effect.gen(function* () {
      const fork = yield* makeFork;
      fork(Effect.fail("reported already"));
      fork(Effect.die("broken"));
      yield* Effect.yieldNow;
    }),
  );
  expect(logged).toMatchObject([
    { level: "critical", message: "Work in the background has failed", details: ["broken"] },
  ]);
});
