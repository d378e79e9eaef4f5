import * as Schema from "effect/Schema";
import { ShippingAddressFromWire } from "../address/wire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { eachValid } from "../decoding/eachValid.ts";
import { nullish } from "../decoding/nullish.ts";
import { BillingAddressFromWire, SavedCardFromWire } from "../payment/wire.ts";
import { readUser } from "./fromWire.ts";
import { User } from "./User.ts";

export const WireUser = Schema.Struct({
  id: Schema.String,
  ext_id: nullish(Schema.String),
  email: Schema.String,
  name: Schema.String,
  telephone: nullish(Schema.String),
  last_login: nullish(Schema.String),
  created_at: Schema.String,
  disable_donations: Schema.Boolean,
  customer_type: Schema.String,
  shipping_addresses: eachValid(ShippingAddressFromWire),
  billing_addresses: eachValid(BillingAddressFromWire),
  saved_credit_cards: eachValid(SavedCardFromWire),
  good_id_diff: nullish(
    Schema.Struct({ diff: Schema.Array(Schema.Struct({ field: Schema.String, value: Schema.String })) }),
  ),
});

/** The contract's `User` as a model; an invalid address or card is left out, with a logged error. */
export const UserFromWire = decodeOnly(WireUser, User, readUser);
