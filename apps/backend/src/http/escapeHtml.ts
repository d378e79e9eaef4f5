const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text as it stands between two tags or in a quoted attribute, in HTML and SVG.
 *
 * @example escapeHtml("só & bors") // => "só &amp; bors"
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
