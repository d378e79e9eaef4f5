import type { Store } from "../shop/Store.ts";
import type { Credentials } from "./Credentials.ts";
import type { EmailCheck } from "./EmailCheck.ts";
import type { Registration } from "./Registration.ts";
import type { SessionState } from "./SessionState.ts";

/**
 * Who the shopper is. What is refused rejects with a ShopError, and stands in the state as well; every promise settles
 * within the time that its requests may take, whatever fails (`requestDeadline`): one, but four to let somebody in,
 * three to let them out, with their cart, and twelve to refresh them with it; and `identityWaitMs` for each, of cart and
 * lists, that still has changes to send.
 */
export interface ShopSession {
  readonly state: Store<SessionState>;
  /**
   * Logs in, and takes the guest's cart along. Skipped while one of these three is under way, and by who is logged in.
   */
  login(credentials: Credentials): Promise<void>;
  /**
   * By a token of one use, from a loyalty account: `/token-login/{token}`. They stay logged in by default. Nothing for who is
   * logged in already.
   */
  loginWithToken(token: string, options?: { readonly staysLoggedIn?: boolean | undefined }): Promise<void>;
  /** Makes an account, and logs in. A login that fails afterwards is the state's `loginError`, and rejects. */
  register(registration: Registration): Promise<void>;
  /** Never rejects: the token is gone first of all. Skipped while one is under way, and by guests. */
  logout(): Promise<void>;
  /**
   * Loads the user, then the cart unless it is skipped. Joins one that is under way; nothing for guests. Whom the server
   * does not know any more is logged out, which is no failure.
   */
  refresh(options?: { readonly skipsCart?: boolean | undefined }): Promise<void>;
  /** The shopper has seen what login made of their cart. */
  dismissCartChanges(): void;
  /** Latest wins: a call that is overtaken gets the latest one's answer. */
  checkEmail(email: string): Promise<EmailCheck>;
  /** Has a link mailed to the address, if it has an account. Skipped while one is under way. */
  requestPasswordReset(email: string): Promise<void>;
  /** By the token of that link. Whoever was logged in is not any more. Skipped while one is under way. */
  resetPassword(reset: { readonly email: string; readonly token: string; readonly password: string }): Promise<void>;
  /**
   * By the token of a mail that asks to confirm an address, of who is logged in: it is theirs from now on. For a guest it rejects with
   * the code UNAUTHENTICATED, and the token stays good: they log in first, or choose another password by it (`resetPassword`), which
   * ends every other way into the account.
   */
  confirmEmail(token: string): Promise<void>;
  /** Remembers where to return to after the login (SESS-7). */
  rememberPath(path: string): void;
  /** Where to go after the login: what was remembered, once, when it is a path of this site; else the home page. */
  takeReturnPath(): string;
}
