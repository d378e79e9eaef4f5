import { escapeUTF8 } from "entities";

/** The hidden fields of a form. */
export function hiddenFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`)
    .join("");
}
