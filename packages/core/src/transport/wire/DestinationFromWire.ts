import * as Schema from "effect/Schema";
import { Destination } from "../../delivery/Destination.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `CartShippingAddress`, read into the model. */
export const DestinationFromWire = decodeOnly(
  Schema.Struct({
    name: nullish(Schema.String),
    postcode: Schema.Int,
    city: Schema.String,
    street: nullish(Schema.String),
    house_number: nullish(Schema.String),
    note: nullish(Schema.String),
    telephone: nullish(Schema.String),
  }),
  Destination,
  ({ postcode, city, ...wire }) => ({
    name: wire.name ?? null,
    postcode: String(postcode),
    city,
    street: wire.street ?? null,
    houseNumber: wire.house_number ?? null,
    note: wire.note ?? null,
    telephone: wire.telephone ?? null,
  }),
);
