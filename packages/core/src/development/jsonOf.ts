/**
 * What a text says as JSON; the text itself when it is none.
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
