import type { FieldEntry } from "../form/fieldKinds.ts";
import * as fieldKinds from "../form/fieldKinds.ts";
import { streetAndHouse } from "./streetAndHouse.ts";

/** The fields that every address has, beside its postcode. */
export type AddressField = "name" | "city" | "street" | "houseNumber";

/**
 * The fields of an address as they are stored, with their messages; a house number behind the street goes into its own
 * field. The name may be a company's.
 *
 * @rule FORM-1, FORM-6
 * @example addressEntries({ name: "Anna", city: "Budapest", street: "Fő utca 5", houseNumber: null }).houseNumber.value // => "5"
 */
export function addressEntries(
  fields: Readonly<Record<AddressField, string | null>>,
  { required = [] }: { readonly required?: ReadonlyArray<AddressField> } = {},
): Readonly<Record<AddressField, FieldEntry>> {
  const { street, houseNumber } = streetAndHouse({
    street: fields.street ?? "",
    houseNumber: fields.houseNumber ?? "",
  });
  const isRequired = (field: AddressField) => ({ isRequired: required.includes(field) });
  return {
    name: fieldKinds.company(fields.name, isRequired("name")),
    city: fieldKinds.city(fields.city, isRequired("city")),
    street: fieldKinds.street(street, isRequired("street")),
    houseNumber: fieldKinds.houseNumber(houseNumber, isRequired("houseNumber")),
  };
}
