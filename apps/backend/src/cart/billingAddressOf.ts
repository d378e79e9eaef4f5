import { isPostcode, newAddress } from "@kamra/core/delivery";
import { formTexts, isBlank, taxNumberProblem } from "@kamra/core/form";
import type { Insertable } from "kysely";
import type { CartBillingAddressInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { CartBillingAddressTable } from "../database/tables/CartTables.ts";
import { cartTexts } from "./text.hu.ts";
import { textProblems } from "../graphql/textProblems.ts";

const always = ["name", "city", "street", "house_number"] as const;

/**
 * A billing address as it is stored. Errors: Refusal VALIDATION_FAILED, by field, for an address that an invoice cannot be sent to.
 *
 * @rule ADDR-2, LAW-5
 */
export function billingAddressOf({
  id = null,
  postcode,
  name,
  city,
  street,
  house_number,
  is_company = false,
  vat_number = null,
}: CartBillingAddressInput): Omit<Insertable<CartBillingAddressTable>, "cart_id"> {
  const taxNumber = vat_number === null || isBlank(vat_number) ? null : vat_number.trim();
  const problem = is_company && taxNumber !== null ? taxNumberProblem(taxNumber) : null;
  const texts = { name, city, street, house_number, vat_number: taxNumber };
  refuseInvalid({
    ...(problem !== null && { "billing_address.vat_number": [formTexts.taxNumberProblems[problem]] }),
    ...textProblems(texts, { path: "billing_address", required: is_company ? [...always, "vat_number"] : always }),
    ...(!isPostcode(String(postcode)) && { "billing_address.postcode": [cartTexts.postcode] }),
  });
  return { saved_address_id: id === newAddress.id ? null : id, postcode, is_company, ...texts };
}
