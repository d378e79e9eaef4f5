// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, extended, literals, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { billingAddress } from "../../payment/generated/BillingAddress.ts";
import { savedCard } from "../../payment/generated/SavedCard.ts";
import { shippingAddress } from "../../address/generated/ShippingAddress.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type User } from "../User.schema.ts";

export const user: DecoderOf<typeof User> = extended("User", {
  id: nonEmpty,
  extId: nullOr(text),
  email: text,
  name: text,
  telephone: nullOr(text),
  lastLogin: nullOr(text),
  createdAt: text,
  disableDonations: bool,
  customerType: text,
  shippingAddresses: array(shippingAddress),
  billingAddresses: array(billingAddress),
  savedCards: array(savedCard),
  avoidedAllergens: nullOr(
    array(
      literals(
        "gluten",
        "crustaceans",
        "eggs",
        "fish",
        "peanuts",
        "soybeans",
        "milk",
        "nuts",
        "celery",
        "mustard",
        "sesame",
        "sulphites",
        "lupin",
        "molluscs",
      ),
    ),
  ),
  loyaltyDifferences: nullOr(array(struct({ field: text, value: text }))),
});
