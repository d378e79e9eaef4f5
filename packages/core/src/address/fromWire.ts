import type { ContactPerson } from "./ContactPerson.ts";
import type { Destination } from "./Destination.ts";
import type { Place } from "./Place.ts";
import type { ShippingAddress } from "./ShippingAddress.ts";
import type { WireContactPerson, WireDestination, WirePlace, WireShippingAddress } from "./wire.ts";

export const readPlace = ({ postcode, city }: typeof WirePlace.Type): typeof Place.Encoded => ({
  postcode: String(postcode),
  city,
});

export const readDestination = ({
  postcode,
  city,
  ...wire
}: typeof WireDestination.Type): typeof Destination.Encoded => ({
  name: wire.name ?? null,
  postcode: String(postcode),
  city,
  street: wire.street ?? null,
  houseNumber: wire.house_number ?? null,
  note: wire.note ?? null,
  telephone: wire.telephone ?? null,
});

export const readShippingAddress = ({
  id,
  name,
  postcode,
  city,
  street,
  ...wire
}: typeof WireShippingAddress.Type): typeof ShippingAddress.Encoded => ({
  id,
  name,
  postcode: String(postcode),
  city,
  street,
  houseNumber: wire.house_number,
  note: wire.note ?? null,
  telephone: wire.telephone ?? null,
  isDefault: wire.is_default,
  isGoodid: wire.is_goodid,
});

export const readContactPerson = (wire: typeof WireContactPerson.Type): typeof ContactPerson.Encoded => ({
  name: wire.contact_name,
  email: wire.contact_email,
  telephone: wire.contact_telephone,
});
