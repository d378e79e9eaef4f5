import type { CartContactDataInput } from "../generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { contactProblems } from "./contactProblems.ts";

/** Whom to call or write to, as it is stored. Errors: Refusal VALIDATION_FAILED by field. */
export function contactOf(contact: CartContactDataInput): CartContactDataInput {
  refuseInvalid(contactProblems(contact));
  return contact;
}
