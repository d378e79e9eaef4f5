import type { ShopSettings } from "../kernel/ShopSettings.ts";
import { retryDelay } from "./retryDelay.ts";

type Limits = Pick<ShopSettings, "timeoutMs" | "attempts" | "firstRetryMs" | "longestRetryMs">;

/**
 * The longest duration of one request: every attempt times out, and every wait between attempts has its greatest
 * length.
 *
 * Units: milliseconds.
 *
 * @example requestDeadline({ timeoutMs: 15000, attempts: 4, firstRetryMs: 300, longestRetryMs: 5000 }) // => 63150
 */
export function requestDeadline(limits: Limits): number {
  const unanswered = { _tag: "NetworkError" };
  const waits = Array.from(
    { length: limits.attempts },
    (_, index) => retryDelay(unanswered, { ...limits, attempt: index + 1, jitter: 1 }) ?? 0,
  );
  return waits.reduce((sum, wait) => sum + wait, limits.attempts * limits.timeoutMs);
}
