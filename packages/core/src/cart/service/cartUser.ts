import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { AbortedError } from "../../kernel/TransportError.ts";

/**
 * The user whose cart is shown. Another tab may change the user, and the cart follows a little later.
 *
 * @rule SESS-6
 */
export const cartUser = Effect.gen(function* () {
  const { cookies, session } = yield* ShopEnvironment;
  const identity = yield* Identity;
  const tokenNow = () => cookies.get(session.cookie);
  let token = tokenNow();
  const isSame = () => token === tokenNow();
  return {
    isSame,
    /** The cart has followed. */
    follow: () => {
      token = tokenNow();
    },
    /** Runs the exchange if the cart is the current user's. Otherwise fails with an AbortedError, and lets the cart follow. */
    asCurrent: <A, E>(exchange: Effect.Effect<A, E>) =>
      Effect.suspend((): Effect.Effect<A, E | AbortedError> =>
        isSame()
          ? exchange
          : Effect.andThen(ignoreFailure(identity.asCurrentUser(() => Effect.void)), Effect.fail(new AbortedError())),
      ),
  };
});
