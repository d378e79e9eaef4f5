/**
 * A text parsed as JSON; the text itself when it is invalid.
 *
 * @example jsonOf("[1]") // => [1]
 * @example jsonOf("<html>") // => "<html>"
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
