// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, eachValid, from, nullish, struct, text } from "../../../decoding/kernel.ts";
import { billingAddressFromWire, savedCardFromWire } from "../../../payment/graphql/generated/decoders.ts";
import { readUser } from "../readers.ts";
import { shippingAddressFromWire } from "../../../address/graphql/generated/decoders.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type User } from "../../User.ts";
import { type UserFieldsFragment } from "./responses.ts";
import { user } from "../../generated/User.ts";

export const userFromWire: Decoder<User> = from(
  struct<UserFieldsFragment>({
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
    avoided_allergens: nullish(array(text)),
    good_id_diff: nullish(struct({ diff: array(struct({ field: text, value: text })) })),
  }),
  readUser,
  user,
  "User",
);
