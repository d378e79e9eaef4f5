/**
 * Whether a text is an instant as RFC 3339 writes them, in years that databases know too.
 *
 * @example isInstant("2026-11-21T10:00:00+01:00") // => true
 * @example isInstant("2026-11-21T10:00:00") // => false
 */
export function isInstant(text: string): boolean {
  return (
    /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
