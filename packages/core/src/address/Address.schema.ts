import * as Schema from "effect/Schema";
import { Place } from "./Place.schema.ts";
import type * as model from "./Address.ts";

/** Schema of `Address`: a postal address; missing fields are null. */
export const Address = Schema.Struct({
  ...Place.fields,
  street: Schema.NullOr(Schema.String),
  houseNumber: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.Address };
