// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, from, int, nullish, struct, text } from "../../decoding/kernel.ts";
import { contactPerson } from "./ContactPerson.ts";
import { destination } from "./Destination.ts";
import { place } from "./Place.ts";
import { readContactPerson, readDestination, readPlace, readShippingAddress } from "../fromWire.ts";
import { shippingAddress } from "./ShippingAddress.ts";
import {
  type ContactPersonFromWire,
  type DestinationFromWire,
  type PlaceFromWire,
  type ShippingAddressFromWire,
  type WireContactPerson,
  type WireDestination,
  type WirePlace,
  type WireShippingAddress,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireShippingAddress: DecoderOf<typeof WireShippingAddress> = struct({
  id: text,
  name: text,
  postcode: int,
  city: text,
  street: text,
  house_number: text,
  note: nullish(text),
  telephone: nullish(text),
  is_default: bool,
  is_goodid: bool,
});
export const shippingAddressFromWire: DecoderOf<typeof ShippingAddressFromWire> = from(
  wireShippingAddress,
  readShippingAddress,
  shippingAddress,
);
export const wireDestination: DecoderOf<typeof WireDestination> = struct({
  name: nullish(text),
  postcode: int,
  city: text,
  street: nullish(text),
  house_number: nullish(text),
  note: nullish(text),
  telephone: nullish(text),
});
export const destinationFromWire: DecoderOf<typeof DestinationFromWire> = from(
  wireDestination,
  readDestination,
  destination,
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
export const wirePlace: DecoderOf<typeof WirePlace> = struct({ postcode: int, city: text });
export const placeFromWire: DecoderOf<typeof PlaceFromWire> = from(wirePlace, readPlace, place);
