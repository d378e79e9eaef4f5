const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text escaped for HTML and SVG, between tags or in a quoted attribute.
 *
 * @example escapeHtml("só & bors") // => "só &amp; bors"
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
