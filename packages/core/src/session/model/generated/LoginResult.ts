// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nonEmpty, struct } from "../../../decoding/kernel.ts";
import { cart } from "../../../cart/model/generated/Cart.ts";
import { cartMergeChange } from "./CartMergeChange.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type LoginResult } from "../LoginResult.schema.ts";
import { user } from "../../../identity/generated/User.ts";

export const loginResult: DecoderOf<typeof LoginResult> = struct({
  token: nonEmpty,
  user: user,
  cart: cart,
  cartChanges: array(cartMergeChange),
});
