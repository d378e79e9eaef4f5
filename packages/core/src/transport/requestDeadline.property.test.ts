import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect, it as example } from "vitest";
import { runs } from "../runs.test.config.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { requestDeadline } from "./requestDeadline.ts";
import { retryDelay } from "./retryDelay.ts";

const limited = fc.record({
  timeoutMs: fc.integer({ min: 1, max: 60_000 }),
  attempts: fc.integer({ min: 1, max: 10 }),
  firstRetryMs: fc.integer({ min: 1, max: 1000 }),
  longestRetryMs: fc.integer({ min: 1000, max: 60_000 }),
});

/** When an unanswered request ends, with waits as long as `jitter` makes them. */
const endOf = (limits: Parameters<typeof requestDeadline>[0], jitter: number): number => {
  let now = 0;
  for (let attempt = 1; attempt <= limits.attempts; attempt += 1) {
    now += limits.timeoutMs + (retryDelay({ _tag: "TimeoutError" }, { ...limits, attempt, jitter }) ?? 0);
  }
  return now;
};

it.prop([limited, fc.double({ min: 0, max: 1, noNaN: true })], runs)(
  "[NET-2] an unanswered request ends at its deadline, or before it",
  (limits, jitter) => {
    const deadline = requestDeadline(limits);
    expect(endOf(limits, jitter)).toBeLessThanOrEqual(deadline);
    expect(endOf(limits, 1)).toBe(deadline);
  },
);

example("[NET-2] that is four timeouts, and waits of 450, 900 and 1800 ms", () => {
  expect(requestDeadline(defaultSettings)).toBe(4 * defaultSettings.timeoutMs + 450 + 900 + 1800);
});
