import { fromHtml } from "hast-util-from-html";
import { sanitize, type Schema } from "hast-util-sanitize";

/** What a server's text may bring: words and their order. No scripts, styles, frames, pictures, forms, ids or classes. */
const allowed: Schema = {
  tagNames: ["a", "b", "blockquote", "br", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "li", "mark", "ol", "p", "s", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul"],
  attributes: { a: ["href"], th: ["scope"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: { li: ["ol", "ul"], tbody: ["table"], td: ["table"], th: ["table"], thead: ["table"], tr: ["table"] },
  required: {},
  strip: ["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math", "title", "textarea", "select", "option"],
  allowComments: false,
  allowDoctypes: false,
};

/** A server's HTML as a tree with nothing in it but what is allowed. */
export const sanitizedHtml = (html: string) => sanitize(fromHtml(html, { fragment: true }), allowed);
