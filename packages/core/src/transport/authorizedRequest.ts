import * as Effect from "effect/Effect";
import { Identity } from "../identity/Identity.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { isUnauthenticated } from "./rejections.ts";
import { retried } from "./retried.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import { within } from "./within.ts";

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
      const answer = asCurrentUser((token) =>
        retried(
          Effect.flatMap(token, (present) => {
            used = present;
            return within(settings.timeoutMs)(send(present));
          }),
          settings,
        ),
      );
      const askAgain = isQuery ? () => ask : Effect.fail<TransportError>;
      return Effect.catch(answer, (error) => {
        if (error._tag === "AbortedError") return askAgain(error);
        return used !== null && isUnauthenticated(error)
          ? Effect.andThen(expire(used), askAgain(error))
          : Effect.fail(error);
      });
    });
    return ask;
  };
});
