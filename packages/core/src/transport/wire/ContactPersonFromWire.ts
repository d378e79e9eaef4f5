import * as Schema from "effect/Schema";
import { ContactPerson } from "../../checkout/ContactPerson.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `CartContactData`, read into the model. */
export const ContactPersonFromWire = decodeOnly(
  Schema.Struct({ contact_name: Schema.String, contact_email: Schema.String, contact_telephone: Schema.String }),
  ContactPerson,
  (wire) => ({ name: wire.contact_name, email: wire.contact_email, telephone: wire.contact_telephone }),
);
