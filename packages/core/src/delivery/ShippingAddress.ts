import * as Schema from "effect/Schema";
import { Destination } from "./Destination.ts";

/** A destination that an account keeps, or a new one that is not saved yet (`newAddress`). */
export const ShippingAddress = Schema.Struct({
  ...Destination.fields,
  id: Schema.NonEmptyString,
  isDefault: Schema.Boolean,
  /** It came from the loyalty account. */
  isGoodid: Schema.Boolean,
});
export interface ShippingAddress extends Schema.Schema.Type<typeof ShippingAddress> {}
