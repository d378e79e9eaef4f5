import type { Answer, AtOnce, Form } from "../kernel/Answer.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { Store } from "../kernel/Store.ts";
import type { Credentials } from "./Credentials.ts";
import type { EmailCheck } from "./EmailCheck.ts";
import type { Registration } from "./Registration.ts";
import type { SessionState } from "./SessionState.ts";

/**
 * The shopper's session. A refusal rejects with a ShopError, which is also in the state; every promise settles within
 * its requests' deadlines (`requestDeadline`): one, but four for a login, three for a logout with the cart, and twelve
 * for a refresh with it; plus `identityWaitMs` for each, of cart and lists, with pending changes.
 */
export interface ShopSession<As extends Form = "promise"> {
  readonly state: Store<SessionState>;
  /**
   * Logs in, and takes the guest's cart along. Skipped while one of these three is running, and for a logged-in user.
   */
  readonly login: (credentials: Credentials) => Answer<As, void, ShopError>;
  /**
   * By a one-time token of a loyalty account: `/token-login/{token}`. Stays logged in by default. Does nothing for a
   * logged-in user.
   */
  readonly loginWithToken: (
    token: string,
    options?: { readonly staysLoggedIn?: boolean | undefined },
  ) => Answer<As, void, ShopError>;
  /** Makes an account, and logs in. A login that fails afterwards is the state's `loginError`, and rejects. */
  readonly register: (registration: Registration) => Answer<As, void, ShopError>;
  /** Never rejects: the token is deleted first. Skipped while a logout is running, and for guests. */
  readonly logout: () => Answer<As, void>;
  /**
   * Loads the user, then the cart unless skipped. Joins a running call; does nothing for guests. A revoked session is
   * logged out, which is no failure.
   */
  readonly refresh: (options?: { readonly skipsCart?: boolean | undefined }) => Answer<As, void, ShopError>;
  /** Dismisses the notes on the merged cart. */
  readonly dismissCartChanges: () => AtOnce<As>;
  /** Latest wins: an overtaken call gets the latest one's answer. */
  readonly checkEmail: (email: string) => Answer<As, EmailCheck, TransportError>;
  /** Mails a link to the address, if it has an account. Skipped while another call is running. */
  readonly requestPasswordReset: (email: string) => Answer<As, void, TransportError>;
  /** By the token of that link. Logs out a logged-in user. Skipped while another call is running. */
  readonly resetPassword: (reset: {
    readonly email: string;
    readonly token: string;
    readonly password: string;
  }) => Answer<As, void, TransportError>;
  /**
   * Confirms the user's address by the token of a mail: it becomes the account's. Queued with the changes of
   * `shop.account`. For a guest it rejects with the code UNAUTHENTICATED, and the token stays valid: they log in first, or
   * set another password by it (`resetPassword`), which ends every other way into the account.
   */
  readonly confirmEmail: (token: string) => Answer<As, void, ShopError>;
  /** Remembers where to return to after the login (SESS-7). */
  readonly rememberPath: (path: string) => AtOnce<As>;
  /** Where to go after the login: the stored path, once, if it is on this site; else the home page. */
  readonly takeReturnPath: () => AtOnce<As, string>;
}
