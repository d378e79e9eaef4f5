import * as Schema from "effect/Schema";
import { Place } from "./Place.ts";

/** A postal address; missing fields are null. */
export const Address = Schema.Struct({
  ...Place.fields,
  street: Schema.NullOr(Schema.String),
  houseNumber: Schema.NullOr(Schema.String),
});
export interface Address extends Schema.Schema.Type<typeof Address> {}
