import * as Schema from "effect/Schema";
import { Place } from "./Place.ts";

/** A house in a place; what is not given yet is null. */
export const Address = Schema.Struct({
  ...Place.fields,
  street: Schema.NullOr(Schema.String),
  houseNumber: Schema.NullOr(Schema.String),
});
export interface Address extends Schema.Schema.Type<typeof Address> {}
