/**
 * Whether a field is absent, empty, or white space alone.
 *
 * @rule FORM-1
 * @example isBlank(" ") // => true
 * @example isBlank("Anna") // => false
 */
export function isBlank(text: string | null): boolean {
  return text === null || text.trim() === "";
}
