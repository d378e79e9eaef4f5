import * as Schema from "effect/Schema";
import { ShippingAddress } from "../address/ShippingAddress.ts";
import { BillingAddress } from "../payment/BillingAddress.ts";
import { SavedCard } from "../payment/SavedCard.ts";

/** The customer types of this version; a newer server's are kept unchanged. */
const CustomerType = Schema.Union([Schema.Literals(["B2B", "B2C", "UNKNOWN"]), Schema.StringForLiteralAutocomplete]);

/** A user, and the account's data. */
export const User = Schema.Struct({
  id: Schema.NonEmptyString,
  /** The id in another system of the shop. */
  extId: Schema.NullOr(Schema.String),
  email: Schema.String,
  name: Schema.String,
  /** Digits alone, the country's 36 first. */
  telephone: Schema.NullOr(Schema.String),
  /** Instants, ISO 8601. */
  lastLogin: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  /** The user wants no donation requests. */
  disableDonations: Schema.Boolean,
  customerType: CustomerType,
  shippingAddresses: Schema.Array(ShippingAddress),
  billingAddresses: Schema.Array(BillingAddress),
  savedCards: Schema.Array(SavedCard),
  /** Differences to the loyalty account; null for users without one. */
  goodidDifferences: Schema.NullOr(Schema.Array(Schema.Struct({ field: Schema.String, value: Schema.String }))),
});
export interface User extends Schema.Schema.Type<typeof User> {}
