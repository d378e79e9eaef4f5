import * as Schema from "effect/Schema";
import { Address } from "./Address.schema.ts";
import type * as model from "./Destination.ts";

/** Schema of `Destination`: a delivery address and its recipient. */
export const Destination = Schema.Struct({
  ...Address.fields,
  name: Schema.NullOr(Schema.String),
  telephone: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.Destination };
