import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { ContactPerson } from "./ContactPerson.ts";
import { Destination } from "./Destination.ts";
import { readContactPerson, readDestination, readPlace, readShippingAddress } from "./fromWire.ts";
import { Place } from "./Place.ts";
import { ShippingAddress } from "./ShippingAddress.ts";

export const WirePlace = Schema.Struct({ postcode: Schema.Int, city: Schema.String });

/** The contract's `Postcode`, read into the model. */
export const PlaceFromWire = decodeOnly(WirePlace, Place, readPlace);

export const WireDestination = Schema.Struct({
  name: nullish(Schema.String),
  postcode: Schema.Int,
  city: Schema.String,
  street: nullish(Schema.String),
  house_number: nullish(Schema.String),
  note: nullish(Schema.String),
  telephone: nullish(Schema.String),
});

/** The contract's `CartShippingAddress`, read into the model. */
export const DestinationFromWire = decodeOnly(WireDestination, Destination, readDestination);

export const WireShippingAddress = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street: Schema.String,
  house_number: Schema.String,
  note: nullish(Schema.String),
  telephone: nullish(Schema.String),
  is_default: Schema.Boolean,
  is_goodid: Schema.Boolean,
});

/** The contract's `UserShippingAddress`, read into the model. */
export const ShippingAddressFromWire = decodeOnly(WireShippingAddress, ShippingAddress, readShippingAddress);

export const WireContactPerson = Schema.Struct({
  contact_name: Schema.String,
  contact_email: Schema.String,
  contact_telephone: Schema.String,
});

/** The contract's `CartContactData`, read into the model. */
export const ContactPersonFromWire = decodeOnly(WireContactPerson, ContactPerson, readContactPerson);
