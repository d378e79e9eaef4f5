import { type FieldEntry, fieldKinds } from "@kamra/core/form";
import type { CartContactDataInput } from "../generated/types.ts";

/**
 * A contact person as it is stored, and what is wrong with it. The person may be a company.
 *
 * @rule FORM-1, FORM-2, FORM-4, FORM-6
 */
export function contactEntries({
  contact_name,
  contact_email,
  contact_telephone,
}: CartContactDataInput): Readonly<Record<"contact_name" | "contact_email" | "contact_telephone", FieldEntry>> {
  return {
    contact_name: fieldKinds.company(contact_name, { isRequired: true }),
    contact_email: fieldKinds.email(contact_email, { isRequired: true }),
    contact_telephone: fieldKinds.telephone(contact_telephone, { isRequired: true }),
  };
}
