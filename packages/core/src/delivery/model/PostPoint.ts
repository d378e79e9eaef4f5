import * as Schema from "effect/Schema";
import { Place } from "../../address/Place.ts";

/** A place where the post keeps parcels for pickup. */
export const PostPoint = Schema.Struct({
  ...Place.fields,
  id: Schema.NonEmptyString,
  extId: Schema.NullOr(Schema.String),
  name: Schema.String,
  streetName: Schema.String,
  streetType: Schema.String,
  houseNumber: Schema.String,
  /** Degrees, north and east. */
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  servicePointType: Schema.String,
  workingHours: Schema.String,
});
export interface PostPoint extends Schema.Schema.Type<typeof PostPoint> {}
