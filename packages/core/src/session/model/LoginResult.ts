import * as Schema from "effect/Schema";
import { Cart } from "../../cart/model/Cart.ts";
import { User } from "../../identity/User.ts";
import { CartMergeChange } from "./CartMergeChange.ts";

/** What a login gives: the session's token, its user, and the cart with what became of the guest's. */
export const LoginResult = Schema.Struct({
  token: Schema.NonEmptyString,
  user: User,
  cart: Cart,
  cartChanges: Schema.Array(CartMergeChange),
});
export interface LoginResult extends Schema.Schema.Type<typeof LoginResult> {}
