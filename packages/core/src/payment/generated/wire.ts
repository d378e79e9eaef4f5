// Generated from the schemas by `npm run codegen`. Do not edit.
import { billingAddress } from "./BillingAddress.ts";
import { bool, finite, from, int, nullish, struct, text } from "../../decoding/kernel.ts";
import { paymentMethod } from "./PaymentMethod.ts";
import { readBillingAddress, readPaymentMethod, readSavedCard } from "../fromWire.ts";
import { savedCard } from "./SavedCard.ts";
import {
  type BillingAddressFromWire,
  type PaymentMethodFromWire,
  type SavedCardFromWire,
  type WireBillingAddress,
  type WirePaymentMethod,
  type WireSavedCard,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireBillingAddress: DecoderOf<typeof WireBillingAddress> = struct({
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
});
export const billingAddressFromWire: DecoderOf<typeof BillingAddressFromWire> = from(
  wireBillingAddress,
  readBillingAddress,
  billingAddress,
);
export const wireSavedCard: DecoderOf<typeof WireSavedCard> = struct({
  id: text,
  card_title: text,
  card_type: text,
  card_pan: text,
  card_exp: text,
  is_default: bool,
});
export const savedCardFromWire: DecoderOf<typeof SavedCardFromWire> = from(wireSavedCard, readSavedCard, savedCard);
export const wirePaymentMethod: DecoderOf<typeof WirePaymentMethod> = struct({
  id: text,
  name: text,
  is_available: bool,
  cost: finite,
  short_description: nullish(text),
  short_description_mpl_type: nullish(text),
});
export const paymentMethodFromWire: DecoderOf<typeof PaymentMethodFromWire> = from(
  wirePaymentMethod,
  readPaymentMethod,
  paymentMethod,
);
