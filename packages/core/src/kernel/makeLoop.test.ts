import * as Effect from "effect/Effect";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import { testEnvironment } from "./environment.test.support.ts";
import type { LogEntry } from "./LogEntry.ts";
import { OperatorLog } from "./OperatorLog.ts";
import { defaultSettings } from "./ShopSettings.ts";
import { type Network, makeLoop } from "./makeLoop.ts";
import { testClock } from "./testClock.test.support.ts";

/** A loop with one unit of work per millisecond, on a network that can be cut, with a test clock. */
const play = (
  test: (at: {
    readonly proceed: Effect.Effect<unknown>;
    readonly reconnect: Effect.Effect<void>;
    readonly work: { left: number; steps: number; network: Network | "broken" };
  }) => Effect.Effect<void>,
) => {
  const work: { left: number; steps: number; network: Network | "broken" } = { left: 0, steps: 0, network: "there" };
  const listeners = new Set<() => void>();
  const logged: LogEntry[] = [];
  const step = Effect.gen(function* () {
    work.steps += 1;
    yield* Effect.sleep(1);
    if (work.network === "broken") return yield* Effect.die("broken");
    if (work.network === "there") work.left -= 1;
    return work.network;
  });
  const environment = testEnvironment({
    onReconnect: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return Effect.gen(function* () {
    const proceed = yield* makeLoop({ step: () => step, isNeeded: () => work.left > 0 });
    const reconnect = Effect.sync(() => listeners.forEach((listener) => listener()));
    yield* test({ proceed, reconnect: Effect.andThen(reconnect, TestClock.adjust(1)), work });
  }).pipe(
    Effect.scoped,
    Effect.provide(environment),
    Effect.provide(testClock),
    Effect.provideService(OperatorLog, (entry) => void logged.push(entry)),
    Effect.runPromise,
    (played) => played.then(() => ({ listeners, logged })),
  );
};

it("[NET-7] the loop runs one step at a time until no work is left, and restarts for later work", () =>
  play(({ proceed, work }) =>
    Effect.gen(function* () {
      yield* proceed;
      yield* TestClock.adjust(9);
      expect(work.steps).toBe(0);
      work.left = 3;
      yield* proceed;
      yield* proceed;
      yield* TestClock.adjust(9);
      expect(work).toMatchObject({ left: 0, steps: 3 });
      work.left = 1;
      yield* proceed;
      yield* TestClock.adjust(9);
      expect(work).toMatchObject({ left: 0, steps: 4 });
    }),
  ));

it("[NET-7] the loop pauses while offline until the network is back, `proceed` is called or the pause ends", async () => {
  const { listeners, logged } = await play(({ proceed, reconnect, work }) =>
    Effect.gen(function* () {
      Object.assign(work, { left: 1, network: "away" });
      yield* proceed;
      yield* TestClock.adjust(defaultSettings.reconnectMs);
      expect(work.steps).toBe(1);
      yield* TestClock.adjust(1);
      expect(work.steps).toBe(2);
      yield* TestClock.adjust(1);
      yield* reconnect;
      expect(work.steps).toBe(3);
      yield* proceed;
      yield* TestClock.adjust(1);
      expect(work.steps).toBe(4);
      work.network = "there";
      yield* reconnect;
      expect(work).toMatchObject({ left: 0, steps: 5 });
      yield* TestClock.adjust(2 * defaultSettings.reconnectMs);
      expect(work.steps).toBe(5);
    }),
  );
  expect([listeners.size, logged]).toEqual([0, []]);
});

it("[NET-7] the loop does not pause when the network returns before the step fails", () =>
  play(({ proceed, reconnect, work }) =>
    Effect.gen(function* () {
      Object.assign(work, { left: 1, network: "away" });
      yield* proceed;
      yield* TestClock.adjust(0);
      yield* reconnect;
      expect(work.steps).toBe(2);
      yield* proceed;
      yield* TestClock.adjust(1);
      expect(work.steps).toBe(2);
    }),
  ));

it("the loop logs a defect, and restarts on the next call", async () => {
  const { logged } = await play(({ proceed, work }) =>
    Effect.gen(function* () {
      Object.assign(work, { left: 1, network: "broken" });
      yield* proceed;
      yield* TestClock.adjust(1);
      work.network = "there";
      yield* proceed;
      yield* TestClock.adjust(1);
      expect(work).toMatchObject({ left: 0, steps: 2 });
    }),
  );
  expect(logged).toMatchObject([{ level: "critical", message: "The loop has failed" }]);
});
