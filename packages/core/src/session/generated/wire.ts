// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, eachValid, finite, from, nullish, struct, text } from "../../decoding/kernel.ts";
import { billingAddressFromWire, savedCardFromWire } from "../../payment/generated/wire.ts";
import { cartMergeChange } from "./CartMergeChange.ts";
import { readCartMergeChange, readUser } from "../fromWire.ts";
import { shippingAddressFromWire } from "../../delivery/generated/wire.ts";
import { type CartMergeChangeFromWire, type UserFromWire, type WireCartMergeChange, type WireUser } from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { user } from "./User.ts";

export const wireUser: DecoderOf<typeof WireUser> = struct({
  id: text,
  ext_id: nullish(text),
  email: text,
  name: text,
  telephone: nullish(text),
  last_login: nullish(text),
  created_at: text,
  disable_donations: bool,
  customer_type: text,
  shipping_addresses: eachValid(shippingAddressFromWire),
  billing_addresses: eachValid(billingAddressFromWire),
  saved_credit_cards: eachValid(savedCardFromWire),
  good_id_diff: nullish(struct({ diff: array(struct({ field: text, value: text })) })),
});
export const userFromWire: DecoderOf<typeof UserFromWire> = from(wireUser, readUser, user);
export const wireCartMergeChange: DecoderOf<typeof WireCartMergeChange> = struct({
  product_id: text,
  product_name: text,
  kind: text,
  wanted: finite,
  piece: finite,
});
export const cartMergeChangeFromWire: DecoderOf<typeof CartMergeChangeFromWire> = from(
  wireCartMergeChange,
  readCartMergeChange,
  cartMergeChange,
);
