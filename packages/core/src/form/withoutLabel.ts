/**
 * A text without its label: the scheme of a link, or a word with a colon.
 *
 * @rule FORM-6
 * @example withoutLabel("tel:+36201234567") // => "+36201234567"
 * @example withoutLabel("Adószám: 12345676-2-41") // => "12345676-2-41"
 */
export const withoutLabel = (text: string): string => text.replace(/^\p{L}[\p{L}. -]{0,20}:\s*/u, "");
