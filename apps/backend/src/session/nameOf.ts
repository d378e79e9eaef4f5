import { fieldKinds } from "@kamra/core/form";

/**
 * A name as stored; `null` for none, and for one that the rule refuses. For names of sources that cannot be asked again.
 *
 * @rule FORM-1, FORM-6
 * @example nameOf(" Kovács Anna ") // => "Kovács Anna"
 * @example nameOf("anna@pelda.hu") // => null
 */
export function nameOf(input: string | null): string | null {
  const { value, message } = fieldKinds.name(input);
  return message === null ? value || null : null;
}
