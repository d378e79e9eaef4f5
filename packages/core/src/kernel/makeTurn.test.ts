import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { describe, expect, it } from "vitest";
import { makeTurn } from "./makeTurn.ts";
import { rest } from "./rest.test.support.ts";

/** Effects that note when they start, and end when they are told to. */
const openTurn = () => {
  const inTurn = makeTurn();
  const started: Array<string> = [];
  const named = (name: string) => {
    const end = Deferred.makeUnsafe<void>();
    const effect = inTurn(
      Effect.andThen(
        Effect.sync(() => void started.push(name)),
        Deferred.await(end),
      ),
    );
    return { effect, end: Effect.andThen(Deferred.succeed(end, undefined), rest) };
  };
  return { inTurn, started, named };
};

describe("turns", () => {
  it("run effects one after another, in the order of their calls", () =>
    Effect.gen(function* () {
      const { started, named } = openTurn();
      const [one, two, three] = [named("one"), named("two"), named("three")];
      for (const { effect } of [one, two, three]) yield* Effect.forkChild(effect, { startImmediately: true });
      yield* rest;
      expect(started).toEqual(["one"]);
      yield* two.end;
      expect(started).toEqual(["one"]);
      yield* one.end;
      expect(started).toEqual(["one", "two", "three"]);
    }).pipe(Effect.runPromise));

  it("leave out an effect that is interrupted while it waits, and the next one keeps waiting", () =>
    Effect.gen(function* () {
      const { started, named } = openTurn();
      const [one, two, three] = [named("one"), named("two"), named("three")];
      yield* Effect.forkChild(one.effect, { startImmediately: true });
      const waiting = yield* Effect.forkChild(two.effect, { startImmediately: true });
      yield* Effect.forkChild(three.effect, { startImmediately: true });
      yield* Fiber.interrupt(waiting);
      yield* rest;
      expect(started).toEqual(["one"]);
      yield* one.end;
      expect(started).toEqual(["one", "three"]);
    }).pipe(Effect.runPromise));

  it("end with an interrupted, a failed or a broken effect", () =>
    Effect.gen(function* () {
      const { inTurn, named } = openTurn();
      const running = yield* Effect.forkChild(named("running").effect, { startImmediately: true });
      yield* Fiber.interrupt(running);
      expect(yield* Effect.exit(inTurn(Effect.fail("refused")))).toEqual(Exit.fail("refused"));
      expect(yield* Effect.exit(inTurn(Effect.die("broken")))).toEqual(Exit.die("broken"));
      expect(yield* inTurn(Effect.succeed("next"))).toBe("next");
    }).pipe(Effect.runPromise));
});
