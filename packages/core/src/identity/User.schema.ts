import * as Schema from "effect/Schema";
import type { ModelSchema } from "../decoding/ModelSchema.ts";
import { ShippingAddress } from "../address/ShippingAddress.schema.ts";
import { BillingAddress } from "../payment/BillingAddress.schema.ts";
import { SavedCard } from "../payment/SavedCard.schema.ts";
import { allergenCodes } from "../product/allergenCodes.ts";
import type * as model from "./User.ts";

/** The customer types of this version; a newer server's are kept unchanged. */
const CustomerType = Schema.Union([Schema.Literals(["B2B", "B2C", "UNKNOWN"]), Schema.StringForLiteralAutocomplete]);

const fieldsOfUser = {
  id: Schema.NonEmptyString,
  extId: Schema.NullOr(Schema.String),
  email: Schema.String,
  name: Schema.String,
  telephone: Schema.NullOr(Schema.String),
  lastLogin: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  disableDonations: Schema.Boolean,
  customerType: CustomerType,
  shippingAddresses: Schema.Array(ShippingAddress),
  billingAddresses: Schema.Array(BillingAddress),
  savedCards: Schema.Array(SavedCard),
  avoidedAllergens: Schema.NullOr(Schema.Array(Schema.Literals(allergenCodes))),
  loyaltyDifferences: Schema.NullOr(Schema.Array(Schema.Struct({ field: Schema.String, value: Schema.String }))),
};

/** Schema of `User`: a user, and the account's data. */
export const User: ModelSchema<model.User, typeof fieldsOfUser> = Schema.Struct(fieldsOfUser).annotate({
  ownFieldsOf: "User",
});
