import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import { Identity } from "../identity/Identity.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { isUnauthenticated } from "./rejections.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import { within } from "./within.ts";
import { sleep } from "../kernel/Sleep.ts";
import { retryDelay, type RetryLimits } from "./retryDelay.ts";

/**
 * Retries a request by the rule.
 *
 * @rule NET-2
 */
function retried<A, E extends { readonly _tag: string }, R>(
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

export interface RequestKind {
  /** A query: when the identity changes meanwhile, it is repeated as the new user. */
  readonly isQuery: boolean;
}

/**
 * Sends requests of any service: each attempt has its deadline and the current token; retries network failures; fails
 * with an AbortedError when the identity changes. Deletes a token that the server refuses.
 *
 * @rule NET-2, NET-3, SESS-5, SESS-6
 */
export const authorizedRequest = Effect.gen(function* () {
  const { settings } = yield* ShopEnvironment;
  const { asCurrentUser, expire } = yield* Identity;

  return <A>(
    send: (token: string | null) => Effect.Effect<A, TransportError>,
    { isQuery }: RequestKind,
  ): Effect.Effect<A, TransportError> => {
    const ask: Effect.Effect<A, TransportError> = Effect.suspend(() => {
      let used: string | null = null;
      const response = asCurrentUser((token) =>
        retried(
          Effect.flatMap(token, (present) => {
            used = present;
            return within(settings.timeoutMs)(send(present));
          }),
          settings,
        ),
      );
      const askAgain = isQuery ? () => ask : Effect.fail<TransportError>;
      return Effect.catch(response, (error) => {
        if (error._tag === "AbortedError") return askAgain(error);
        return used !== null && isUnauthenticated(error)
          ? Effect.andThen(expire(used, error.sessionEnd), askAgain(error))
          : Effect.fail(error);
      });
    });
    return ask;
  };
});
