import { markupSchema } from "@kamra/core/content";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { LRUCache } from "lru-cache";

/** Texts are few and read often, so the cleaned ones are cached. */
const sanitized = new LRUCache<string, string>({ max: 2_000 });

/**
 * The shop's own HTML without anything that could run or load in a page.
 *
 * @example sanitizeHtml("<p onclick='x()'>Nyitva <b>ma</b></p><script>x()</script>") // => "<p>Nyitva <b>ma</b></p>"
 * @example sanitizeHtml("<a href='javascript:x()'>itt</a>") // => "<a>itt</a>"
 */
export function sanitizeHtml(html: string): string;
export function sanitizeHtml(html: string | null): string | null;
export function sanitizeHtml(html: string | null): string | null {
  if (html === null) return null;
  const known = sanitized.get(html);
  if (known !== undefined) return known;
  const harmless = toHtml(sanitize(fromHtml(html, { fragment: true }), markupSchema));
  sanitized.set(html, harmless);
  return harmless;
}
