import * as Schema from "effect/Schema";
import { Place } from "../../address/Place.schema.ts";
import type * as model from "./PostPoint.ts";

/** Schema of `PostPoint`: a place where the post keeps parcels for pickup. */
export const PostPoint = Schema.Struct({
  ...Place.fields,
  id: Schema.NonEmptyString,
  extId: Schema.NullOr(Schema.String),
  name: Schema.String,
  streetName: Schema.String,
  streetType: Schema.String,
  houseNumber: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  servicePointType: Schema.String,
  workingHours: Schema.String,
}) satisfies { readonly Type: model.PostPoint };
