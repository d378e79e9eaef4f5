import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { testEnvironment } from "./environment.test.support.ts";
import { Notices } from "./Notices.ts";
import { noticesLive } from "./noticesLive.ts";
import { shownOutage } from "./shownOutage.ts";

it("[NET-4] [NET-7] is told once, and shown until it is over; nothing changes in between", () =>
  Effect.gen(function* () {
    const { store } = yield* Notices;
    const shown: boolean[] = [];
    const facts = () => ({ isAway: shown.at(-1) ?? false });
    const { tell, over } = yield* shownOutage({ facts, change: ({ isAway }) => shown.push(isAway) });
    over();
    expect([shown, store.get()]).toEqual([[], []]);
    yield* tell;
    yield* tell;
    expect([shown, store.get().length]).toEqual([[true], 1]);
    over();
    over();
    expect(shown).toEqual([true, false]);
    for (const { id } of store.get()) yield* Effect.flatMap(Notices, ({ dismiss }) => dismiss(id));
    yield* tell;
    expect([shown, store.get().length]).toEqual([[true, false, true], 1]);
  }).pipe(Effect.provide([noticesLive, testEnvironment()]), Effect.runPromise));
