import * as Schema from "effect/Schema";
import { CartBillingAddress } from "../../cart/Cart.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `CartBillingAddress`, read into the model. */
export const CartBillingAddressFromWire = decodeOnly(
  Schema.Struct({
    id: nullish(Schema.String),
    name: Schema.String,
    postcode: Schema.Int,
    city: Schema.String,
    street: Schema.String,
    house_number: Schema.String,
    is_company: Schema.Boolean,
    vat_number: nullish(Schema.String),
  }),
  CartBillingAddress,
  ({ name, postcode, city, street, ...wire }) => ({
    id: wire.id ?? null,
    name,
    postcode: String(postcode),
    city,
    street,
    houseNumber: wire.house_number,
    isCompany: wire.is_company,
    vatNumber: wire.vat_number ?? null,
  }),
);
