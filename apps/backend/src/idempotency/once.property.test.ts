import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scripts } from "../runs.test.config.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { once } from "./once.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const hour = 60 * 60_000;

const asks = fc.array(
  fc.record({
    key: fc.constantFrom(null, "one", "two"),
    caller: fc.constantFrom(null, "anna", "bela"),
    operation: fc.constantFrom("make", "take"),
    input: fc.constantFrom({ a: 1 }, { a: 2 }),
    isCut: fc.boolean(),
    hoursLater: fc.constantFrom(0, 1, 12, 24),
  }),
  { minLength: 1, maxLength: 12 },
);

it("[ORDER-3] a key succeeds once, and every repetition gets that first result", async () => {
  await fc.assert(
    fc.asyncProperty(asks, async (script) => {
      const { db } = backend.database;
      const run = randomUUID();
      const done = new Map<string, { readonly asked: string; readonly id: string; readonly at: number }>();
      let at = Date.parse(firstNow);
      for (const [index, { key, caller, operation, input, isCut, hoursLater }] of script.entries()) {
        at += hoursLater * hour;
        const id = `${index}`;
        const asked = `${operation} ${input.a}`;
        const place = `${caller} ${key}`;
        const known = key === null ? undefined : done.get(place);
        const first = known !== undefined && at - known.at < 24 * hour ? known : null;
        const answer = await once(
          {
            db,
            now: new Date(at),
            user: caller === null ? null : { id: caller },
            idempotencyKey: key === null ? null : `${run} ${key}`,
          },
          { operation, input, run: () => (isCut ? Promise.reject(new Error("cut")) : Promise.resolve(id)) },
        ).catch((error: unknown) => error);
        if (first !== null && first.asked !== asked) expect(answer).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
        else if (first !== null) expect(answer).toBe(first.id);
        else if (isCut) expect(answer).toMatchObject({ message: "cut" });
        else {
          expect(answer).toBe(id);
          done.set(place, { asked, id, at });
        }
      }
    }),
    scripts,
  );
});
