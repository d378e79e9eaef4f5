import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import { sleep } from "../kernel/Sleep.ts";
import { retryDelay, type RetryLimits } from "./retryDelay.ts";

/**
 * Retries a request by the rule.
 *
 * @rule NET-2
 */
export function retried<A, E extends { readonly _tag: string }, R>(
  request: Effect.Effect<A, E, R>,
  limits: RetryLimits,
): Effect.Effect<A, E, R> {
  const attempts = (attempt: number): Effect.Effect<A, E, R> =>
    Effect.catch(request, (failure) =>
      Effect.flatMap(Random.next, (jitter) => {
        const delay = retryDelay(failure, { ...limits, attempt, jitter });
        return delay === null ? Effect.fail(failure) : Effect.andThen(sleep(delay), attempts(attempt + 1));
      }),
    );
  return attempts(1);
}
