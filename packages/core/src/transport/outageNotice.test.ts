import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { Notices } from "../kernel/Notices.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { outageNotice } from "./outageNotice.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";

it("[NET-4] [NET-7] an outage is reported once, and the next one again", () =>
  Effect.gen(function* () {
    const { store, dismiss } = yield* Notices;
    const outage = yield* outageNotice;
    const isReported = Effect.gen(function* () {
      yield* outage.report;
      const reported = store.get();
      for (const { id } of reported) yield* dismiss(id);
      return reported.map(({ kind, text, durationMs }) => ({ kind, text, durationMs }));
    });
    const text = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";
    const notice = { kind: "error", text, durationMs: defaultSettings.noticeMs };
    expect(yield* isReported).toEqual([notice]);
    expect(yield* isReported).toEqual([]);
    outage.over();
    expect(yield* isReported).toEqual([notice]);
  }).pipe(Effect.provide([noticesLive, testEnvironment()]), Effect.runPromise));
