import * as Schema from "effect/Schema";
import type * as model from "./ContactPerson.ts";

/** Schema of `ContactPerson`: the contact person of an order; blank until entered. */
export const ContactPerson = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  telephone: Schema.String,
}) satisfies { readonly Type: model.ContactPerson };
