import * as Schema from "effect/Schema";
import { ShippingAddress } from "../../delivery/ShippingAddress.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `UserShippingAddress`, read into the model. */
export const ShippingAddressFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    postcode: Schema.Int,
    city: Schema.String,
    street: Schema.String,
    house_number: Schema.String,
    note: nullish(Schema.String),
    telephone: nullish(Schema.String),
    is_default: Schema.Boolean,
    is_goodid: Schema.Boolean,
  }),
  ShippingAddress,
  ({ id, name, postcode, city, street, ...wire }) => ({
    id,
    name,
    postcode: String(postcode),
    city,
    street,
    houseNumber: wire.house_number,
    note: wire.note ?? null,
    telephone: wire.telephone ?? null,
    isDefault: wire.is_default,
    isGoodid: wire.is_goodid,
  }),
);
