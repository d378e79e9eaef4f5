import { nameProblems } from "../graphql/nameProblems.ts";

/**
 * A name as stored; `null` for none, and for one that the rule refuses. For names of sources that cannot be asked again.
 *
 * @rule FORM-1
 * @example nameOf(" Kovács Anna ") // => "Kovács Anna"
 * @example nameOf("anna@pelda.hu") // => null
 */
export const nameOf = (input: string | null): string | null =>
  input === null || Object.keys(nameProblems(input)).length > 0 ? null : input.trim();
