import * as Schema from "effect/Schema";
import { Destination } from "./Destination.schema.ts";
import type * as model from "./ShippingAddress.ts";

/** Schema of `ShippingAddress`: a saved destination, or a new one (`newAddress`). */
export const ShippingAddress = Schema.Struct({
  ...Destination.fields,
  id: Schema.NonEmptyString,
  isDefault: Schema.Boolean,
  isImported: Schema.Boolean,
}) satisfies { readonly Type: model.ShippingAddress };
