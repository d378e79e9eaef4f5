import { fromHtml } from "hast-util-from-html";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { markupTags } from "../content/markupTags.ts";

const allowed: Schema = {
  tagNames: [...markupTags],
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

/** Sanitised HTML as a tree of the elements of rich text. */
export const sanitizedTree = (html: string): ReturnType<typeof sanitize> =>
  sanitize(fromHtml(html, { fragment: true }), allowed);

/** Sanitised HTML for `RichText`. */
export const sanitizeHtml = (html: string): string => toHtml(sanitizedTree(html));
