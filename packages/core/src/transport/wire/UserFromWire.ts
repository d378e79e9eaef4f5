import * as Schema from "effect/Schema";
import { User } from "../../session/User.ts";
import { BillingAddressFromWire } from "./BillingAddressFromWire.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { eachValid } from "./eachValid.ts";
import { nullish } from "./nullish.ts";
import { SavedCardFromWire } from "./SavedCardFromWire.ts";
import { ShippingAddressFromWire } from "./ShippingAddressFromWire.ts";

const WireUser = Schema.Struct({
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
export const UserFromWire = decodeOnly(WireUser, User, ({ id, email, name, ...wire }) => ({
  id,
  extId: wire.ext_id ?? null,
  email,
  name,
  telephone: wire.telephone ?? null,
  lastLogin: wire.last_login ?? null,
  createdAt: wire.created_at,
  disableDonations: wire.disable_donations,
  customerType: wire.customer_type,
  shippingAddresses: wire.shipping_addresses,
  billingAddresses: wire.billing_addresses,
  savedCards: wire.saved_credit_cards,
  goodidDifferences: wire.good_id_diff?.diff ?? null,
}));
