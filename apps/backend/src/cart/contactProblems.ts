import { formTexts, isBlank, isEmail } from "@kamra/core/form";
import type { CartContactDataInput } from "../generated/types.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { textProblems } from "../graphql/textProblems.ts";
import { telephoneOf } from "../session/telephoneOf.ts";

const path = "contact_data";
const required = ["contact_name", "contact_email", "contact_telephone"] as const;

/**
 * The problems of a contact person by field.
 *
 * @rule FORM-1, FORM-2, FORM-4
 */
export function contactProblems(contact: CartContactDataInput): Validation {
  const { contact_email: email, contact_telephone: telephone } = contact;
  return {
    ...textProblems({ ...contact }, { path, required }),
    ...(!isBlank(email) && !isEmail(email) && { [`${path}.contact_email`]: [formTexts.email] }),
    ...(telephoneOf(telephone) === undefined && { [`${path}.contact_telephone`]: [formTexts.telephone] }),
  };
}
