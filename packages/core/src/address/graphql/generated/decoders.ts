// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { contactPerson } from "../../generated/ContactPerson.ts";
import { destination } from "../../generated/Destination.ts";
import { place } from "../../generated/Place.ts";
import { readContactPerson, readDestination, readPlace, readShippingAddress } from "../readers.ts";
import { shippingAddress } from "../../generated/ShippingAddress.ts";
import { type ContactPerson } from "../../ContactPerson.ts";
import {
  type ContactPersonFieldsFragment,
  type DestinationFieldsFragment,
  type PlaceFieldsFragment,
  type ShippingAddressFieldsFragment,
} from "./responses.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type Destination } from "../../Destination.ts";
import { type Place } from "../../Place.ts";
import { type ShippingAddress } from "../../ShippingAddress.ts";

export const shippingAddressFromWire: Decoder<ShippingAddress> = from(
  struct<ShippingAddressFieldsFragment>({
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
  }),
  readShippingAddress,
  shippingAddress,
);
export const contactPersonFromWire: Decoder<ContactPerson> = from(
  struct<ContactPersonFieldsFragment>({ contact_name: text, contact_email: text, contact_telephone: text }),
  readContactPerson,
  contactPerson,
);
export const destinationFromWire: Decoder<Destination> = from(
  struct<DestinationFieldsFragment>({
    name: nullish(text),
    postcode: int,
    city: text,
    street: nullish(text),
    house_number: nullish(text),
    note: nullish(text),
    telephone: nullish(text),
  }),
  readDestination,
  destination,
);
export const placeFromWire: Decoder<Place> = from(
  struct<PlaceFieldsFragment>({ postcode: int, city: text }),
  readPlace,
  place,
);
