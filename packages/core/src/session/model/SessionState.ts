import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartMergeChange } from "./CartMergeChange.ts";
import type { Identified } from "../../identity/Identity.ts";
import type { AuthenticationError } from "./SessionError.ts";

/** The shopper's session: the user, and the sign-in in progress. */
export interface SessionState extends Identified {
  /** A login, a registration or a logout is under way. */
  readonly isFetching: boolean;
  /** The state of the last registration; null before any, and after a refusal. */
  readonly registration: "started" | "succeeded" | null;
  /** Why the last login was refused; cleared by the next. */
  readonly loginError: ShopError | null;
  readonly registrationError: ShopError | null;
  /** Notes on what the last login could not simply add to the user's cart, until dismissed. */
  readonly cartChanges: ReadonlyArray<CartMergeChange>;
  /** Fatal: the user is unknown; only a retry helps. */
  readonly failure: AuthenticationError | null;
}
