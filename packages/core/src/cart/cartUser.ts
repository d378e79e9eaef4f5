import * as Effect from "effect/Effect";
import { Identity } from "../identity/Identity.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";

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
    /** Whether the cart is the current user's; nothing may be sent otherwise. Lets it follow. */
    isCurrent: Effect.suspend(() =>
      isSame() ? Effect.succeed(true) : Effect.as(ignoreFailure(identity.asCurrentUser(() => Effect.void)), false),
    ),
  };
});
