import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { eachValid } from "../decoding/eachValid.ts";
import { nullish } from "../decoding/nullish.ts";
import { ShippingAddressFromWire } from "../delivery/wire.ts";
import { BillingAddressFromWire, SavedCardFromWire } from "../payment/wire.ts";
import { CartMergeChange } from "./CartMergeChange.ts";
import { User } from "./User.ts";
import { readCartMergeChange, readUser } from "./fromWire.ts";

export const WireCartMergeChange = Schema.Struct({
  product_id: Schema.String,
  product_name: Schema.String,
  kind: Schema.String,
  wanted: Schema.Finite,
  piece: Schema.Finite,
});

/** The contract's `CartMergeChange`, read into the model. */
export const CartMergeChangeFromWire = decodeOnly(WireCartMergeChange, CartMergeChange, readCartMergeChange);

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

/** The contract's `User`, read into the model; an address or a card that is refused is left out, with a logged error. */
export const UserFromWire = decodeOnly(WireUser, User, readUser);
