import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { Notices } from "../kernel/Notices.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { shownOutage } from "./shownOutage.ts";

it("[NET-4] [NET-7] is reported once, and shown until it is over, without changes in between", () =>
  Effect.gen(function* () {
    const { store } = yield* Notices;
    const shown: boolean[] = [];
    const facts = () => ({ isAway: shown.at(-1) ?? false });
    const { report, over } = yield* shownOutage({ facts, change: ({ isAway }) => shown.push(isAway) });
    over();
    expect([shown, store.get()]).toEqual([[], []]);
    yield* report;
    yield* report;
    expect([shown, store.get().length]).toEqual([[true], 1]);
    over();
    over();
    expect(shown).toEqual([true, false]);
    for (const { id } of store.get()) yield* Effect.flatMap(Notices, ({ dismiss }) => dismiss(id));
    yield* report;
    expect([shown, store.get().length]).toEqual([[true, false, true], 1]);
  }).pipe(Effect.provide([noticesLive, testEnvironment()]), Effect.runPromise));
