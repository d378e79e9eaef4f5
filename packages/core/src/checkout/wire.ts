import * as Schema from "effect/Schema";
import { ContactPerson } from "./ContactPerson.ts";
import { LinkableOrder } from "./LinkableOrder.ts";
import { readContactPerson, readLinkableOrder } from "./fromWire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { TimeRangeFromWire } from "../delivery/wire.ts";

export const WireContactPerson = Schema.Struct({
  contact_name: Schema.String,
  contact_email: Schema.String,
  contact_telephone: Schema.String,
});

/** The contract's `CartContactData`, read into the model. */
export const ContactPersonFromWire = decodeOnly(WireContactPerson, ContactPerson, readContactPerson);

const listed = { id: Schema.String, name: Schema.String, is_active: Schema.Boolean, sort: Schema.Int };

export const WireListedMethod = Schema.Struct({
  ...listed,
  price_ranges: Schema.Array(Schema.Struct({ from: Schema.Finite, price: Schema.Finite })),
  discount_price: nullish(Schema.Finite),
  max_weight: nullish(Schema.Finite),
  description: nullish(Schema.String),
  short_description: nullish(Schema.String),
  delivery_time: nullish(Schema.String),
});

export const WireLinkableOrder = Schema.Struct({
  id: Schema.String,
  created_at: Schema.String,
  shipping_name: nullish(Schema.String),
  shipping_postcode: Schema.Int,
  shipping_city: Schema.String,
  shipping_street: nullish(Schema.String),
  shipping_house_number: nullish(Schema.String),
  shipping_telephone: nullish(Schema.String),
  shipping_note: nullish(Schema.String),
  timetable_time_slot: nullish(TimeRangeFromWire),
  shipping_method: WireListedMethod,
  payment_method: nullish(Schema.Struct({ ...listed, short_description: nullish(Schema.String) })),
});

/** The contract's `LinkableOrder`, read into the model. */
export const LinkableOrderFromWire = decodeOnly(WireLinkableOrder, LinkableOrder, readLinkableOrder);
