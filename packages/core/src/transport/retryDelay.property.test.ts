import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { retryDelay } from "./retryDelay.ts";

const networkFailures = fc.constantFrom("NetworkError", "TimeoutError").map((_tag) => ({ _tag }));
const jitters = fc.double({ min: 0, max: 1, noNaN: true });
const limited = fc.record({
  attempts: fc.integer({ min: 1, max: 40 }),
  firstRetryMs: fc.integer({ min: 1, max: 1000 }),
  longestRetryMs: fc.integer({ min: 1000, max: 60_000 }),
});

it.prop([networkFailures, fc.integer({ min: 1, max: 3 }), jitters], runs)(
  "[NET-2] the delays are 300, 600 and 1200 ms, and at most half as long again",
  (failure, attempt, jitter) => {
    const least = [300, 600, 1200][attempt - 1] ?? 0;
    expect(retryDelay(failure, { ...defaultSettings, attempt, jitter: 0 })).toBe(least);
    const delay = retryDelay(failure, { ...defaultSettings, attempt, jitter });
    expect(delay).toBeGreaterThanOrEqual(least);
    expect(delay).toBeLessThanOrEqual(least * 1.5);
  },
);

it.prop([networkFailures, limited, jitters], runs)(
  "[NET-2] a delay is never under the first one and never over the cap; it doubles, and jitter only lengthens it",
  (failure, limits, jitter) => {
    let expected = limits.firstRetryMs;
    for (let attempt = 1; attempt < limits.attempts; attempt++) {
      const plain = retryDelay(failure, { ...limits, attempt, jitter: 0 }) ?? 0;
      const delay = retryDelay(failure, { ...limits, attempt, jitter }) ?? 0;
      expect(plain).toBe(expected);
      expect(delay).toBeGreaterThanOrEqual(plain);
      expect(delay).toBeLessThanOrEqual(limits.longestRetryMs);
      expected = Math.min(limits.longestRetryMs, expected * 2);
    }
  },
);

it.prop([networkFailures, limited, jitters], runs)(
  "[NET-2] a request is tried the allowed number of times, and no more",
  (failure, limits, jitter) => {
    let attempt = 1;
    while (retryDelay(failure, { ...limits, attempt, jitter }) !== null) attempt++;
    expect(attempt).toBe(limits.attempts);
    expect(retryDelay(failure, { ...defaultSettings, attempt: 4, jitter })).toBeNull();
  },
);

const tags = [
  "AbortedError",
  "HttpStatusError",
  "MissingResponseError",
  "ParseError",
  "DecodeError",
  "ServerError",
  "ValidationError",
  "UnknownError",
  "CartGetError",
];

it.prop([fc.constantFrom(...tags), limited, jitters], runs)(
  "[NET-2] an answered or aborted request is not retried",
  (_tag, limits, jitter) => {
    expect(retryDelay({ _tag }, { ...limits, attempt: 1, jitter })).toBeNull();
  },
);
