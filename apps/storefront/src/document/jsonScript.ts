/**
 * Writes data into a page as a script element that no browser runs and no content can end early.
 *
 * `<` is escaped inside the JSON, so neither `</script>` nor `<!--` can occur in it.
 *
 * @example jsonScript({ a: "</script>" }, { type: "application/json" }) // => "<script type=\"application/json\">{\"a\":\"\\u003c/script>\"}</script>"
 */
export function jsonScript(data: unknown, { type, id }: { readonly type: "application/json" | "application/ld+json"; readonly id?: string }): string {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}
