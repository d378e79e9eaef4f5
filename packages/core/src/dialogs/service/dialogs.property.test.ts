import { it } from "@fast-check/vitest";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/testing/TestClock";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { DialogService } from "./ShopDialogs.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("ask" as const), what: fc.constantFrom("a", "b", "c") }),
    fc.record({ kind: fc.constant("answer" as const), answer: fc.constantFrom("delete" as const, null) }),
    fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(1, 50, 100) }),
  ),
  { maxLength: 20 },
);

it.prop([steps], runs)(
  "[MODAL-4] every question is shown once, in order, and all its callers get the answer",
  (sequence) =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { open, ask, answer } = yield* DialogService;
        const shown: string[] = [];
        open.subscribe(() => {
          const now = open.get();
          if (now?.dialog.kind === "deletion" && !now.isClosing) shown.push(now.dialog.what);
        });

        /** The unanswered ones: each once, with its number of callers. */
        let model: ReadonlyArray<{ readonly what: string; readonly askers: number }> = [];
        const told: Array<readonly [string, string | null]> = [];
        const expectedTold: Array<readonly [string, string | null]> = [];
        const asked: string[] = [];

        for (const step of [
          ...sequence,
          ...sequence.flatMap(
            () =>
              [
                { kind: "wait", milliseconds: 100 },
                { kind: "answer", answer: null },
              ] as const,
          ),
        ]) {
          if (step.kind === "ask") {
            const { what } = step;
            const same = model.find((each) => each.what === what);
            if (same === undefined) asked.push(what);
            model = same
              ? model.map((each) => (each === same ? { ...each, askers: each.askers + 1 } : each))
              : [...model, { what, askers: 1 }];
            yield* Effect.forkChild(
              Effect.map(ask({ kind: "deletion", what }), (got) => told.push([what, got])),
              { startImmediately: true },
            );
          } else if (step.kind === "answer") {
            const now = open.get();
            if (now === null || now.isClosing || now.dialog.kind !== "deletion") continue;
            const [first, ...rest] = model;
            expect(now.dialog.what).toBe(first?.what);
            for (let asker = 0; asker < (first?.askers ?? 0); asker += 1)
              expectedTold.push([now.dialog.what, step.answer]);
            model = rest;
            yield* answer(now.dialog, step.answer);
            yield* TestClock.adjust(0);
          } else {
            yield* TestClock.adjust(step.milliseconds);
          }
        }
        expect(shown).toEqual(asked);
        expect(told).toEqual(expectedTold);
        expect(model).toEqual([]);
        expect(open.get()?.isClosing ?? true).toBe(true);
      }).pipe(
        Effect.provide(dialogServiceLive),
        Effect.provide(testEnvironment()),
        Effect.provide(testClock),
        Effect.scoped,
      ),
    ),
);
