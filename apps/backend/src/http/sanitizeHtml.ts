import { fromHtml } from "hast-util-from-html";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { LRUCache } from "lru-cache";

/** The allowed markup: structure and text. No scripts, styles, frames, pictures, forms, ids or classes. */
const allowed: Schema = {
  tagNames: [
    "a",
    "b",
    "blockquote",
    "br",
    "em",
    "h2",
    "h3",
    "h4",
    "hr",
    "i",
    "li",
    "mark",
    "ol",
    "p",
    "s",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "u",
    "ul",
  ],
  attributes: { a: ["href"], th: ["scope"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: { li: ["ol", "ul"], tbody: ["table"], td: ["table"], th: ["table"], thead: ["table"], tr: ["table"] },
  required: {},
  strip: [
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "title",
    "textarea",
    "select",
    "option",
  ],
  allowComments: false,
  allowDoctypes: false,
};

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
  const harmless = toHtml(sanitize(fromHtml(html, { fragment: true }), allowed));
  sanitized.set(html, harmless);
  return harmless;
}
