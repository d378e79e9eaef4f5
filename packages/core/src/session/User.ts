import * as Schema from "effect/Schema";
import { ShippingAddress } from "../delivery/ShippingAddress.ts";
import { BillingAddress } from "../payment/BillingAddress.ts";
import { SavedCard } from "../payment/SavedCard.ts";

/** The kinds of customers this version knows; a newer server's are kept as they came. */
const CustomerType = Schema.Union([Schema.Literals(["B2B", "B2C", "UNKNOWN"]), Schema.StringForLiteralAutocomplete]);

/** Somebody with an account, and what it keeps for them. */
export const User = Schema.Struct({
  id: Schema.NonEmptyString,
  /** By which another system of the shop knows them. */
  extId: Schema.NullOr(Schema.String),
  email: Schema.String,
  name: Schema.String,
  /** Digits alone, the country's 36 first. */
  telephone: Schema.NullOr(Schema.String),
  /** Instants, ISO 8601. */
  lastLogin: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  /** They want not to be asked for donations. */
  disableDonations: Schema.Boolean,
  customerType: CustomerType,
  shippingAddresses: Schema.Array(ShippingAddress),
  billingAddresses: Schema.Array(BillingAddress),
  savedCards: Schema.Array(SavedCard),
  /** Where the loyalty account says something else; null for who has never come by it. */
  goodidDifferences: Schema.NullOr(Schema.Array(Schema.Struct({ field: Schema.String, value: Schema.String }))),
});
export interface User extends Schema.Schema.Type<typeof User> {}
