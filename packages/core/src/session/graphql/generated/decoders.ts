// Generated from the schemas by `npm run codegen`. Do not edit.
import { cartFromWire } from "../../../cart/graphql/generated/decoders.ts";
import { cartMergeChange } from "../../model/generated/CartMergeChange.ts";
import { eachValid, finite, from, struct, text } from "../../../decoding/kernel.ts";
import { loginResult } from "../../model/generated/LoginResult.ts";
import { readCartMergeChange, readLoginResult } from "../readers.ts";
import { type CartMergeChange } from "../../model/CartMergeChange.ts";
import { type CartMergeChangeFieldsFragment, type LoginResultFieldsFragment } from "./responses.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type LoginResult } from "../../model/LoginResult.ts";
import { userFromWire } from "../../../identity/graphql/generated/decoders.ts";

export const cartMergeChangeFromWire: Decoder<CartMergeChange> = from(
  struct<CartMergeChangeFieldsFragment>({
    product_id: text,
    product_name: text,
    kind: text,
    wanted: finite,
    piece: finite,
  }),
  readCartMergeChange,
  cartMergeChange,
);
export const loginResultFromWire: Decoder<LoginResult> = from(
  struct<LoginResultFieldsFragment>({
    token: text,
    user: userFromWire,
    cart: cartFromWire,
    cart_changes: eachValid(cartMergeChangeFromWire),
  }),
  readLoginResult,
  loginResult,
);
