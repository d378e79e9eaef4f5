import * as Schema from "effect/Schema";
import { PostPoint } from "../../delivery/PostPoint.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `PostPoint`, read into the model. */
export const PostPointFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    ext_id: Schema.String,
    postcode: Schema.Int,
    city: Schema.String,
    street_name: Schema.String,
    street_type: Schema.String,
    house_number: Schema.String,
    latitude: Schema.Finite,
    longitude: Schema.Finite,
    service_point_type: Schema.String,
    working_hours: Schema.String,
  }),
  PostPoint,
  ({ id, name, city, latitude, longitude, ...wire }) => ({
    id,
    extId: wire.ext_id,
    name,
    postcode: String(wire.postcode),
    city,
    streetName: wire.street_name,
    streetType: wire.street_type,
    houseNumber: wire.house_number,
    latitude,
    longitude,
    servicePointType: wire.service_point_type,
    workingHours: wire.working_hours,
  }),
);
