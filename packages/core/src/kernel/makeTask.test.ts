import * as Effect from "effect/Effect";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { makeTask } from "./makeTask.ts";
import { sleep } from "./Sleep.ts";
import { testClock } from "./testClock.test.support.ts";

/** A task, and what its runs have done after a second each. */
const withTask = (
  test: (open: {
    readonly task: Effect.Success<typeof makeTask>;
    readonly done: ReadonlyArray<string>;
    readonly after: (name: string) => Effect.Effect<void>;
  }) => Effect.Effect<void>,
) => {
  const done: Array<string> = [];
  const after = (name: string) =>
    Effect.andThen(
      sleep(1_000),
      Effect.sync(() => void done.push(name)),
    );
  return Effect.flatMap(makeTask, (task) => test({ task, done, after }))
    .pipe(Effect.scoped, Effect.andThen(TestClock.adjust(10_000)), Effect.provide(testClock), Effect.runPromise)
    .then(() => done);
};

describe("a task", () => {
  it("runs in the background", () =>
    withTask(({ task, done, after }) =>
      Effect.gen(function* () {
        yield* task.start(after("one"));
        expect(done).toEqual([]);
        yield* TestClock.adjust(1_000);
        expect(done).toEqual(["one"]);
      }),
    ));

  it("interrupts the run before when it starts again", () =>
    withTask(({ task, done, after }) =>
      Effect.gen(function* () {
        yield* task.start(after("one"));
        yield* TestClock.adjust(999);
        yield* task.start(after("two"));
        yield* TestClock.adjust(1_000);
        expect(done).toEqual(["two"]);
      }),
    ));

  it("can be stopped, and stopped again", () =>
    withTask(({ task, done, after }) =>
      Effect.gen(function* () {
        yield* task.stop;
        yield* task.start(after("one"));
        yield* task.stop;
        yield* task.stop;
        yield* TestClock.adjust(1_000);
        expect(done).toEqual([]);
      }),
    ));

  it("ends with its scope", async () => {
    expect(await withTask(({ task, after }) => task.start(after("one")))).toEqual([]);
  });
});
