import * as Schema from "effect/Schema";
import { Cart } from "../../cart/model/Cart.schema.ts";
import { User } from "../../identity/User.schema.ts";
import { CartMergeChange } from "./CartMergeChange.schema.ts";
import type * as model from "./LoginResult.ts";

export const LoginResult = Schema.Struct({
  token: Schema.NonEmptyString,
  user: User,
  cart: Cart,
  cartChanges: Schema.Array(CartMergeChange),
}) satisfies { readonly Type: model.LoginResult };
