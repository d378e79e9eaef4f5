// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, nullish, struct, text } from "../../decoding/kernel.ts";
import { contactPerson } from "./ContactPerson.ts";
import { linkableOrder } from "./LinkableOrder.ts";
import { readContactPerson, readLinkableOrder } from "../fromWire.ts";
import { timeRangeFromWire } from "../../delivery/generated/wire.ts";
import {
  type ContactPersonFromWire,
  type LinkableOrderFromWire,
  type WireContactPerson,
  type WireLinkableOrder,
  type WireListedMethod,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireListedMethod: DecoderOf<typeof WireListedMethod> = struct({
  id: text,
  name: text,
  is_active: bool,
  sort: int,
  price_ranges: array(struct({ from: finite, price: finite })),
  discount_price: nullish(finite),
  max_weight: nullish(finite),
  description: nullish(text),
  short_description: nullish(text),
  delivery_time: nullish(text),
});
export const wireLinkableOrder: DecoderOf<typeof WireLinkableOrder> = struct({
  id: text,
  created_at: text,
  shipping_name: nullish(text),
  shipping_postcode: int,
  shipping_city: text,
  shipping_street: nullish(text),
  shipping_house_number: nullish(text),
  shipping_telephone: nullish(text),
  shipping_note: nullish(text),
  timetable_time_slot: nullish(timeRangeFromWire),
  shipping_method: wireListedMethod,
  payment_method: nullish(
    struct({ id: text, name: text, is_active: bool, sort: int, short_description: nullish(text) }),
  ),
});
export const linkableOrderFromWire: DecoderOf<typeof LinkableOrderFromWire> = from(
  wireLinkableOrder,
  readLinkableOrder,
  linkableOrder,
);
export const wireContactPerson: DecoderOf<typeof WireContactPerson> = struct({
  contact_name: text,
  contact_email: text,
  contact_telephone: text,
});
export const contactPersonFromWire: DecoderOf<typeof ContactPersonFromWire> = from(
  wireContactPerson,
  readContactPerson,
  contactPerson,
);
