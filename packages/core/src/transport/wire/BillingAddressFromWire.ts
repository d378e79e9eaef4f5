import * as Schema from "effect/Schema";
import { BillingAddress } from "../../payment/BillingAddress.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `UserBillingAddress`, read into the model. */
export const BillingAddressFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    postcode: Schema.Int,
    city: Schema.String,
    street: Schema.String,
    house_number: Schema.String,
    is_company: Schema.Boolean,
    vat_number: nullish(Schema.String),
    bank_transfer_enabled: Schema.Boolean,
    is_default: Schema.Boolean,
    is_goodid: Schema.Boolean,
  }),
  BillingAddress,
  ({ id, name, postcode, city, street, ...wire }) => ({
    id,
    name,
    postcode: String(postcode),
    city,
    street,
    houseNumber: wire.house_number,
    isCompany: wire.is_company,
    vatNumber: wire.vat_number ?? null,
    bankTransferEnabled: wire.bank_transfer_enabled,
    isDefault: wire.is_default,
    isGoodid: wire.is_goodid,
  }),
);
