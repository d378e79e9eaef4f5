// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, checks, nonEmpty } from "../../decoding/kernel.ts";
import { billingAddressChecks } from "../../payment/generated/BillingAddress.ts";
import { savedCardChecks } from "../../payment/generated/SavedCard.ts";
import { shippingAddressChecks } from "../../delivery/generated/ShippingAddress.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const userChecks: Decoder<unknown> = checks({
  id: nonEmpty,
  shippingAddresses: array(shippingAddressChecks),
  billingAddresses: array(billingAddressChecks),
  savedCards: array(savedCardChecks),
});
