import type { ShopError } from "../shop/ShopError.ts";
import type { CartMergeChange } from "./CartMergeChange.ts";
import type { Identified } from "./Identity.ts";
import type { AuthenticationError } from "./SessionError.ts";

/** Who the shopper is, and what is being done about that. */
export interface SessionState extends Identified {
  /** A login, a registration or a logout is under way. */
  readonly isFetching: boolean;
  /** How far the registration is that was tried last; null before any, and after one that was refused. */
  readonly registration: "started" | "succeeded" | null;
  /** Why the last login was refused; gone with the next. */
  readonly loginError: ShopError | null;
  readonly registrationError: ShopError | null;
  /** What of the guest's cart the last login did not simply add to the user's, until the shopper has seen it. */
  readonly cartChanges: ReadonlyArray<CartMergeChange>;
  /** Fatal: nobody knows who the shopper is; there is only a way to try again. */
  readonly failure: AuthenticationError | null;
}
