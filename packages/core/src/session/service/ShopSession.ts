import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Query, AtOnce, Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { Store } from "../../kernel/Store.ts";
import type { Credentials } from "../model/Credentials.ts";
import type { EmailCheck } from "../model/EmailCheck.ts";
import type { Registration } from "../model/Registration.ts";
import type { SessionState } from "../model/SessionState.ts";
import type { User } from "../../identity/User.ts";

/**
 * The shopper's session. The error of a refused command is also in the state. Every promise settles within the
 * deadlines of its requests (`requestDeadline`): one by default, four for a login, three for a logout with the cart,
 * twelve for a refresh with the cart. Pending changes of cart or lists add `identityWaitMs` each.
 */
export interface ShopSession<As extends Form = "promise"> {
  readonly state: Store<SessionState>;
  /**
   * Logs in, and takes the guest's cart along. Skipped while one of these three is running, and for a logged-in user.
   */
  readonly login: (credentials: Credentials) => Command<As, void | null, ShopError>;
  /**
   * By a one-time token of a loyalty account: `/token-login/{token}`. Stays logged in by default. Skipped for a
   * logged-in user.
   */
  readonly loginWithToken: (
    token: string,
    options?: { readonly staysLoggedIn?: boolean | undefined },
  ) => Command<As, void | null, ShopError>;
  /** Makes an account, and logs in. A login that fails afterwards is the state's `loginError`. */
  readonly register: (registration: Registration) => Command<As, void | null, ShopError>;
  /** Never refused: the token is deleted first. Skipped while a logout is running, and for guests. */
  readonly logout: () => Command<As, void | null>;
  /**
   * Loads the user, then the cart unless skipped. Joins a running call; does nothing for guests. A revoked session is
   * logged out, which is no failure.
   */
  readonly refresh: (options?: { readonly skipsCart?: boolean | undefined }) => Command<As, void, ShopError>;
  /** Dismisses the notes on the merged cart. */
  readonly dismissCartChanges: () => AtOnce<As>;
  /** Latest wins: an overtaken call gets the latest call's result. Rejects with a ShopError. */
  readonly checkEmail: (email: string) => Query<As, EmailCheck, TransportError>;
  /** Mails a link to the address, if it has an account. Skipped while another call is running. */
  readonly requestPasswordReset: (email: string) => Command<As, void | null, TransportError>;
  /** By the token of that link. Logs out a logged-in user. Skipped while another call is running. */
  readonly resetPassword: (reset: {
    readonly email: string;
    readonly token: string;
    readonly password: string;
  }) => Command<As, void | null, TransportError>;
  /**
   * Confirms the user's address by the token of a mail: it becomes the account's. Queued with the changes of
   * `shop.account`. For a guest it is refused with the code UNAUTHENTICATED, and the token stays valid. The guest logs
   * in first, or uses it for another password (`resetPassword`), which ends every other access to the account.
   */
  readonly confirmEmail: (token: string) => Command<As, void, ShopError>;
  /** Remembers where to return to after the login (SESS-7). */
  readonly rememberPath: (path: string) => AtOnce<As>;
  /** Where to go after the login: the stored path, once, if it is on this site; else the home page. */
  readonly takeReturnPath: () => AtOnce<As, string>;
}

interface Internal {
  /**
   * Queued together with `refresh`. Requests a change of the user, and derives the new user from the response; `null`
   * reloads the user.
   */
  readonly changeUser: <A, E extends ShopError>(
    ask: Effect.Effect<A, E>,
    changed: (response: A, user: User | null) => User | null,
  ) => Effect.Effect<A, E>;
}

/** `shop.session` for other services, with the methods for them alone. */
export class SessionService extends Context.Service<SessionService, ShopSession<"effect"> & Internal>()(
  "@kamra/core/session/SessionService",
) {}
