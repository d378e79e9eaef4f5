import * as Schema from "effect/Schema";
import { Destination } from "./Destination.ts";

/** A saved destination, or a new one (`newAddress`). */
export const ShippingAddress = Schema.Struct({
  ...Destination.fields,
  id: Schema.NonEmptyString,
  isDefault: Schema.Boolean,
  /** Imported from the loyalty account. */
  isGoodid: Schema.Boolean,
});
export interface ShippingAddress extends Schema.Schema.Type<typeof ShippingAddress> {}
