import { missingFields } from "../form/missingFields.ts";
import type { BillingAddress } from "./BillingAddress.ts";

const required = ["city", "houseNumber", "name", "postcode", "street"] as const;

/** A field that an invoice needs; `vatNumber` for companies alone. */
export type BillingField = (typeof required)[number] | "vatNumber";

/**
 * The missing fields of a billing address; empty when it is enough for an invoice. A company needs its tax number too.
 *
 * @rule ADDR-2
 * @example missingBillingFields({ name: "Kis Bt.", postcode: "6720", city: "Szeged", street: " ", houseNumber: "1", isCompany: true, vatNumber: null }) // => ["street", "vatNumber"]
 */
export function missingBillingFields(
  address: Pick<BillingAddress, BillingField | "isCompany">,
): ReadonlyArray<BillingField> {
  return missingFields(address, { required: address.isCompany ? [...required, "vatNumber"] : required });
}
