import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { rest, runWatched } from "./rest.test.support.ts";

it("rest comes after the last turn of every fiber, independent of the number of turns and promises", () =>
  Effect.gen(function* () {
    let turns = 0;
    const turn = Effect.andThen(
      Effect.promise(() => Promise.resolve()),
      Effect.sync(() => void (turns += 1)),
    );
    yield* Effect.forkDetach(Effect.repeat(Effect.andThen(Effect.yieldNow, turn), { times: 99 }));
    yield* rest;
    expect(turns).toBe(100);
  }).pipe(runWatched));

it("rest comes while a fiber waits for an external event", () =>
  Effect.gen(function* () {
    const waits = yield* Effect.forkDetach(Deferred.await(Deferred.makeUnsafe<void>()));
    yield* rest;
    expect(waits.pollUnsafe()).toBeUndefined();
  }).pipe(runWatched));
