import type { Cart } from "../../cart/model/Cart.ts";
import type { CartMergeChange } from "./CartMergeChange.ts";
import type { User } from "../../identity/User.ts";

/**
 * The result of a login: the session's token, its user, and the cart with the changes from merging the guest's cart.
 */
export interface LoginResult {
  readonly token: string;
  readonly user: User;
  readonly cart: Cart;
  readonly cartChanges: ReadonlyArray<CartMergeChange>;
}
