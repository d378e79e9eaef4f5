import type { ContactPerson } from "../ContactPerson.schema.ts";
import type { Destination } from "../Destination.schema.ts";
import type { Place } from "../Place.schema.ts";
import type { ShippingAddress } from "../ShippingAddress.schema.ts";
import type {
  ContactPersonFieldsFragment,
  DestinationFieldsFragment,
  PlaceFieldsFragment,
  ShippingAddressFieldsFragment,
} from "./generated/responses.ts";

export const readPlace = ({ postcode, city }: PlaceFieldsFragment): typeof Place.Encoded => ({
  postcode: String(postcode),
  city,
});

export const readDestination = ({
  postcode,
  city,
  ...wire
}: DestinationFieldsFragment): typeof Destination.Encoded => ({
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
}: ShippingAddressFieldsFragment): typeof ShippingAddress.Encoded => ({
  id,
  name,
  postcode: String(postcode),
  city,
  street,
  houseNumber: wire.house_number,
  note: wire.note ?? null,
  telephone: wire.telephone ?? null,
  isDefault: wire.is_default,
  isImported: wire.is_goodid,
});

export const readContactPerson = (wire: ContactPersonFieldsFragment): typeof ContactPerson.Encoded => ({
  name: wire.contact_name,
  email: wire.contact_email,
  telephone: wire.contact_telephone,
});
