import * as Schema from "effect/Schema";
import { Address } from "./Address.ts";

/** A delivery address and its recipient. */
export const Destination = Schema.Struct({
  ...Address.fields,
  name: Schema.NullOr(Schema.String),
  telephone: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
});
export interface Destination extends Schema.Schema.Type<typeof Destination> {}
