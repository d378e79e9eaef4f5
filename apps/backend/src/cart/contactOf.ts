import { formTexts, isBlank, isEmail } from "@kamra/core/form";
import type { CartContactDataInput } from "../generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { textProblems } from "../graphql/textProblems.ts";

const required = ["contact_name", "contact_email", "contact_telephone"] as const;

/**
 * Whom to call or write to, as it is stored. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-4
 */
export function contactOf(contact: CartContactDataInput): CartContactDataInput {
  const { contact_email: email } = contact;
  refuseInvalid({
    ...(!isBlank(email) && !isEmail(email) && { "contact_data.contact_email": [formTexts.email] }),
    ...textProblems({ ...contact }, { path: "contact_data", required }),
  });
  return contact;
}
