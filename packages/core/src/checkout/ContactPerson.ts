import * as Schema from "effect/Schema";

/** Whom the shop calls or writes to about an order; blank where nothing has been entered yet. */
export const ContactPerson = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  telephone: Schema.String,
});
export interface ContactPerson extends Schema.Schema.Type<typeof ContactPerson> {}
