import * as Effect from "effect/Effect";
import { Identity } from "../session/Identity.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { isUnauthenticated } from "./isUnauthenticated.ts";
import { retried } from "./retried.ts";
import type { TransportError } from "./TransportError.ts";
import { within } from "./within.ts";

export interface Insistence {
  /** It only asks: when the shopper becomes somebody else meanwhile, it is asked again in the new name. */
  readonly isQuery: boolean;
}

/**
 * How requests of any service are sent: each attempt with its deadline and with the token of that moment; again after a
 * network failure; given up, with an AbortedError, when the shopper becomes somebody else. A token that the server refuses
 * is dropped.
 *
 * @rule NET-2, NET-3, SESS-5, SESS-6
 */
export const insisting = Effect.gen(function* () {
  const { settings } = yield* ShopEnvironment;
  const { inOneName, expire } = yield* Identity;

  return <A>(
    send: (token: string | null) => Effect.Effect<A, TransportError>,
    { isQuery }: Insistence,
  ): Effect.Effect<A, TransportError> => {
    const ask: Effect.Effect<A, TransportError> = Effect.suspend(() => {
      let used: string | null = null;
      const answer = inOneName((token) =>
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
