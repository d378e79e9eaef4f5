import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { testEnvironment } from "./environment.test.support.ts";
import { Notices } from "./Notices.ts";
import { noticesLive } from "./noticesLive.ts";
import { outageNotice } from "./outageNotice.ts";
import { defaultSettings } from "./ShopSettings.ts";

it("[NET-4] [NET-7] tells of an outage once, however often it is met, and of the next one again", () =>
  Effect.gen(function* () {
    const { store, dismiss } = yield* Notices;
    const outage = yield* outageNotice;
    const isTold = Effect.gen(function* () {
      yield* outage.tell;
      const told = store.get();
      for (const { id } of told) yield* dismiss(id);
      return told.map(({ kind, text, durationMs }) => ({ kind, text, durationMs }));
    });
    const text = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";
    const notice = { kind: "error", text, durationMs: defaultSettings.noticeMs };
    expect(yield* isTold).toEqual([notice]);
    expect(yield* isTold).toEqual([]);
    outage.over();
    expect(yield* isTold).toEqual([notice]);
  }).pipe(Effect.provide([noticesLive, testEnvironment()]), Effect.runPromise));
