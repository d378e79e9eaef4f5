import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { BillingAddress } from "./BillingAddress.ts";
import { PaymentMethod } from "./PaymentMethod.ts";
import { SavedCard } from "./SavedCard.ts";
import { readBillingAddress, readPaymentMethod, readSavedCard } from "./fromWire.ts";

export const WirePaymentMethod = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  is_available: Schema.Boolean,
  cost: Schema.Finite,
  short_description: nullish(Schema.String),
  short_description_mpl_type: nullish(Schema.String),
});

/**
 * The contract's `PaymentMethod`, read into the model; one of a kind that this version does not know is kept.
 *
 * @rule PAY-1
 */
export const PaymentMethodFromWire = decodeOnly(WirePaymentMethod, PaymentMethod, readPaymentMethod);

export const WireSavedCard = Schema.Struct({
  id: Schema.String,
  card_title: Schema.String,
  card_type: Schema.String,
  card_pan: Schema.String,
  card_exp: Schema.String,
  is_default: Schema.Boolean,
});

/** The contract's `SavedCreditCard`, read into the model. */
export const SavedCardFromWire = decodeOnly(WireSavedCard, SavedCard, readSavedCard);

export const WireBillingAddress = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street: Schema.String,
  house_number: Schema.String,
  is_company: Schema.Boolean,
  vat_number: nullish(Schema.String),
  bank_transfer_enabled: Schema.Boolean,
  is_default: Schema.Boolean,
  is_goodid: Schema.Boolean,
});

/** The contract's `UserBillingAddress`, read into the model. */
export const BillingAddressFromWire = decodeOnly(WireBillingAddress, BillingAddress, readBillingAddress);
