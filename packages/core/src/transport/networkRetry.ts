import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import * as Schedule from "effect/Schedule";
import { retryDelay, type RetryLimits } from "./retryDelay.ts";

/**
 * When a request is sent again after a network failure.
 *
 * @rule NET-2
 */
export const networkRetry = ({ attempts, ...limits }: RetryLimits & { readonly attempts: number }) =>
  Schedule.recurs(attempts - 1).pipe(
    Schedule.modifyDelay(({ attempt }) =>
      Effect.map(Random.next, (jitter) => Duration.millis(retryDelay(attempt, { jitter, ...limits }))),
    ),
  );
