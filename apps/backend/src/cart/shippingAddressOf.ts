import { isPostcode } from "@kamra/core/delivery";
import type { Insertable } from "kysely";
import type { CartShippingAddressInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { CartShippingAddressTable } from "../database/tables/CartTables.ts";
import { cartTexts } from "./text.hu.ts";
import { textProblems } from "../graphql/textProblems.ts";

/** An address as it is stored. Errors: Refusal VALIDATION_FAILED, by field, for an address that a parcel cannot be sent to. */
export function shippingAddressOf({
  postcode,
  city,
  name = null,
  street = null,
  house_number = null,
  note = null,
  telephone = null,
}: CartShippingAddressInput): Omit<Insertable<CartShippingAddressTable>, "cart_id"> {
  const texts = { name, city, street, house_number, note, telephone };
  refuseInvalid({
    ...textProblems(texts, { path: "shipping_address", required: ["city"] }),
    ...(!isPostcode(String(postcode)) && { "shipping_address.postcode": [cartTexts.postcode] }),
  });
  return { postcode, ...texts };
}
