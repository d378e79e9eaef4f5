import * as Schema from "effect/Schema";
import { Place } from "../../delivery/Place.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `Postcode`, read into the model. */
export const PlaceFromWire = decodeOnly(
  Schema.Struct({ postcode: Schema.Int, city: Schema.String }),
  Place,
  ({ postcode, city }) => ({ postcode: String(postcode), city }),
);
