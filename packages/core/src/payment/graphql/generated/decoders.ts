// Generated from the schemas by `npm run codegen`. Do not edit.
import { billingAddress } from "../../generated/BillingAddress.ts";
import { bool, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { paymentMethod } from "../../generated/PaymentMethod.ts";
import { readBillingAddress, readPaymentMethod, readSavedCard } from "../readers.ts";
import { savedCard } from "../../generated/SavedCard.ts";
import { type BillingAddress } from "../../BillingAddress.ts";
import {
  type BillingAddressFieldsFragment,
  type PaymentMethodFieldsFragment,
  type SavedCardFieldsFragment,
} from "./responses.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type PaymentMethod } from "../../PaymentMethod.ts";
import { type SavedCard } from "../../SavedCard.ts";

export const billingAddressFromWire: Decoder<BillingAddress> = from(
  struct<BillingAddressFieldsFragment>({
    id: text,
    name: text,
    postcode: int,
    city: text,
    street: text,
    house_number: text,
    is_company: bool,
    vat_number: nullish(text),
    bank_transfer_enabled: bool,
    is_default: bool,
    is_goodid: bool,
  }),
  readBillingAddress,
  billingAddress,
);
export const savedCardFromWire: Decoder<SavedCard> = from(
  struct<SavedCardFieldsFragment>({
    id: text,
    card_title: text,
    card_type: text,
    card_pan: text,
    card_exp: text,
    is_default: bool,
  }),
  readSavedCard,
  savedCard,
);
export const paymentMethodFromWire: Decoder<PaymentMethod> = from(
  struct<PaymentMethodFieldsFragment>({
    id: text,
    name: text,
    is_available: bool,
    cost: int,
    min_amount: nullish(int),
    max_amount: nullish(int),
    short_description: nullish(text),
    short_description_mpl_type: nullish(text),
  }),
  readPaymentMethod,
  paymentMethod,
);
