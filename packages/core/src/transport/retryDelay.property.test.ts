import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { retryDelay } from "./retryDelay.ts";

const limits = { firstRetryMs: 300, longestRetryMs: 5000 };
const retries = fc.integer({ min: 1, max: 40 });
const jitters = fc.double({ min: 0, max: 1, noNaN: true });

it.prop([retries, jitters], runs)("[NET-2] is never under 300 ms and never over 5000 ms", (retry, jitter) => {
  const delay = retryDelay(retry, { jitter, ...limits });
  expect(delay).toBeGreaterThanOrEqual(300);
  expect(delay).toBeLessThanOrEqual(5000);
});

it.prop([retries, jitters], runs)("[NET-2] doubles up to the cap; jitter only lengthens it", (retry, jitter) => {
  const plain = retryDelay(retry, { jitter: 0, ...limits });
  expect(retryDelay(retry + 1, { jitter: 0, ...limits })).toBe(Math.min(5000, 2 * plain));
  expect(retryDelay(retry, { jitter, ...limits })).toBeGreaterThanOrEqual(plain);
});
