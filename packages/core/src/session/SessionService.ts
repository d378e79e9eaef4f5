import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { Credentials } from "./Credentials.ts";
import type { EmailCheck } from "./EmailCheck.ts";
import type { Registration } from "./Registration.ts";
import type { SessionState } from "./SessionState.ts";
import type { User } from "../identity/User.ts";

/** The user: login, registration, logout. */
export class SessionService extends Context.Service<
  SessionService,
  {
    readonly state: Store<SessionState>;
    /** Skip if ongoing*, together with the two below; does nothing for a logged-in user. */
    readonly login: (credentials: Credentials) => Effect.Effect<void, ShopError>;
    readonly loginWithToken: (
      token: string,
      options: { readonly staysLoggedIn: boolean },
    ) => Effect.Effect<void, ShopError>;
    readonly register: (registration: Registration) => Effect.Effect<void, ShopError>;
    /** Skip if ongoing*; does nothing for a guest. Never fails: the token is deleted in any case. */
    readonly logout: Effect.Effect<void>;
    /** *Join*; nothing for a guest. Loads the user, then what hangs on them unless that is skipped. */
    readonly refresh: (options: { readonly skipsCart: boolean }) => Effect.Effect<void, ShopError>;
    /**
     * *Queue*, with `refresh` too. Requests a change of the user, and derives the new user from the answer; `null`
     * reloads the user.
     */
    readonly changeUser: <A, E extends ShopError>(
      ask: Effect.Effect<A, E>,
      changed: (answer: A, user: User | null) => User | null,
    ) => Effect.Effect<A, E>;
    readonly dismissCartChanges: Effect.Effect<void>;
    /** *Latest wins.* */
    readonly checkEmail: (email: string) => Effect.Effect<EmailCheck, TransportError>;
    /** *Skip if ongoing.* */
    readonly requestPasswordReset: (email: string) => Effect.Effect<void, TransportError>;
    /** *Skip if ongoing.* */
    readonly resetPassword: (reset: {
      readonly email: string;
      readonly token: string;
      readonly password: string;
    }) => Effect.Effect<void, TransportError>;
    /** *Queue*, with `changeUser`. Fails for a guest. */
    readonly confirmEmail: (token: string) => Effect.Effect<void, ShopError>;
    readonly rememberPath: (path: string) => Effect.Effect<void>;
    readonly takeReturnPath: Effect.Effect<string>;
  }
>()("@kamra/core/session/SessionService") {}
