const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * The words of some HTML, cut between two of them, for a description in a head.
 *
 * Units: `limit` is in characters. It is text, to be escaped where it is shown, never HTML to be shown as it is.
 *
 * @example plainText("<p>Friss <b>alma</b>.</p><p>Jonatán</p>", { limit: 14 }) // => "Friss alma. …"
 */
export function plainText(html: string, { limit }: { readonly limit: number }): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)).trimEnd()} …`;
}
