import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { User } from "../../identity/User.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { ShopSession } from "./ShopSession.ts";

interface Internal {
  /**
   * Queue, with `refresh` too. Requests a change of the user, and derives the new user from the answer; `null` reloads the
   * user.
   */
  readonly changeUser: <A, E extends ShopError>(
    ask: Effect.Effect<A, E>,
    changed: (answer: A, user: User | null) => User | null,
  ) => Effect.Effect<A, E>;
}

/** `shop.session` for other services, and what only they do with it. */
export class SessionService extends Context.Service<SessionService, ShopSession<"effect"> & Internal>()(
  "@kamra/core/session/SessionService",
) {}
