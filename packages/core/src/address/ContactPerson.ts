import * as Schema from "effect/Schema";

/** The contact person of an order; blank until entered. */
export const ContactPerson = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  telephone: Schema.String,
});
export interface ContactPerson extends Schema.Schema.Type<typeof ContactPerson> {}
