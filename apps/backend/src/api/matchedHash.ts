/**
 * The hash in an `If-Match` header; `null` without one, and for `*`, which every hash matches.
 *
 * @example matchedHash('"qQ3k-8_Q"') // => "qQ3k-8_Q"
 * @example matchedHash("*") // => null
 */
export function matchedHash(header: string | undefined): string | null {
  if (header === undefined || header.trim() === "*") return null;
  return header.trim().replace(/^"(.*)"$/, "$1");
}
