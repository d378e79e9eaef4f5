import { canonicalEmail } from "./canonicalEmail.ts";

/**
 * Whether a text has the form of an e-mail address: a local part, `@`, and a domain whose last label is two or more
 * letters, or an IP literal. Surrounding white space is not trimmed.
 *
 * @rule FORM-4
 * @example isEmail("anna.kovacs@pelda.hu") // => true
 * @example isEmail("anna@[192.168.1.10]") // => true
 * @example isEmail("anna@localhost") // => false
 */
export function isEmail(text: string): boolean {
  return canonicalEmail(text) !== null;
}
