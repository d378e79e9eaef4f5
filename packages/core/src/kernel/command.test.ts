import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { expect, it } from "vitest";
import { command } from "./command.ts";
import { type CommandEvent, CommandObserver } from "./CommandObserver.ts";
import type { CommandPolicy } from "./CommandPolicy.ts";
import { join } from "./join.ts";
import { latestWins } from "./latestWins.ts";
import { queue } from "./queue.ts";
import { skipIfOngoing } from "./skipIfOngoing.ts";

/** Two calls, the second during the first; the first may end before or after the second starts. */
const twoCalls = <Skipped>(policy: CommandPolicy<Skipped>) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const gates = { first: Deferred.makeUnsafe<void>(), second: Deferred.makeUnsafe<void>() };
    const run = yield* command({ name: "test.run", policy, requests: null }, (name: "first" | "second") =>
      Effect.sync(() => journal.push(`${name} begins`)).pipe(
        Effect.andThen(Deferred.await(gates[name])),
        Effect.onExit((exit) =>
          Effect.sync(() => journal.push(`${name} ${Exit.isSuccess(exit) ? "ends" : "is ended"}`)),
        ),
        Effect.as(name),
      ),
    );
    const first = yield* Effect.forkChild(run("first"), { startImmediately: true });
    const second = yield* Effect.forkChild(run("second"), { startImmediately: true });
    yield* Effect.yieldNow;
    yield* Deferred.succeed(gates.second, undefined);
    yield* Effect.yieldNow;
    yield* Deferred.succeed(gates.first, undefined);
    const answers = [yield* Fiber.join(first), yield* Fiber.join(second)];
    return { journal, answers };
  }).pipe(Effect.scoped, Effect.runPromise);

it("join: a second call gets the running call's outcome", async () => {
  expect(await twoCalls(join)).toEqual({ journal: ["first begins", "first ends"], answers: ["first", "first"] });
});

it("latest wins: the first call is interrupted, and both get the latest outcome", async () => {
  expect(await twoCalls(latestWins)).toEqual({
    journal: ["first begins", "second begins", "first is ended", "second ends"],
    answers: ["second", "second"],
  });
});

it("queue: calls run one after another, in order", async () => {
  expect(await twoCalls(queue)).toEqual({
    journal: ["first begins", "first ends", "second begins", "second ends"],
    answers: ["first", "second"],
  });
});

it("skip if ongoing: a second call does nothing and returns null", async () => {
  expect(await twoCalls(skipIfOngoing)).toEqual({ journal: ["first begins", "first ends"], answers: ["first", null] });
});

it.each([join, latestWins, queue, skipIfOngoing])(
  "$name: a failure reaches its caller, and the next call runs",
  async (policy) => {
    let calls = 0;
    const attempt = command({ name: "test.fail", policy, requests: 1 }, () =>
      Effect.suspend(() => {
        calls += 1;
        return calls === 1 ? Effect.fail("refused") : Effect.succeed(calls);
      }),
    );
    const outcomes = await Effect.gen(function* () {
      const run = yield* attempt;
      return [yield* Effect.flip(run()), yield* run()];
    }).pipe(Effect.scoped, Effect.runPromise);
    expect(outcomes).toEqual(["refused", 2]);
  },
);

it("reports declarations, calls and outcomes to an observer", async () => {
  const events: CommandEvent[] = [];
  await Effect.gen(function* () {
    const run = yield* command({ name: "test.half", policy: queue, requests: 1 }, (even: number) =>
      even % 2 === 0 ? Effect.succeed(even / 2) : Effect.fail("odd"),
    );
    yield* run(4);
    yield* Effect.exit(run(3));
  }).pipe(
    Effect.scoped,
    Effect.provideService(CommandObserver, (event) => events.push(event)),
    Effect.runPromise,
  );
  expect(events).toEqual([
    { kind: "declared", command: { name: "test.half", policy: "queue", requests: 1 } },
    { kind: "called", name: "test.half", call: 1, input: 4 },
    { kind: "ended", name: "test.half", call: 1, outcome: { kind: "succeeded" } },
    { kind: "called", name: "test.half", call: 2, input: 3 },
    { kind: "ended", name: "test.half", call: 2, outcome: { kind: "failed", error: "odd" } },
  ]);
});

it("reports an abandoned call as interrupted to an observer", async () => {
  const events: CommandEvent[] = [];
  await Effect.gen(function* () {
    const run = yield* command({ name: "test.wait", policy: queue, requests: 1 }, () => Effect.never);
    yield* Effect.timeoutOption(run(), 0);
  }).pipe(
    Effect.scoped,
    Effect.provideService(CommandObserver, (event) => events.push(event)),
    Effect.runPromise,
  );
  expect(events.at(-1)).toEqual({ kind: "ended", name: "test.wait", call: 1, outcome: { kind: "interrupted" } });
});
