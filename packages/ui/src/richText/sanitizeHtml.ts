import { markupSchema } from "@kamra/core/content";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** Sanitised HTML as a tree of the elements of rich text. */
export const sanitizedTree = (html: string): ReturnType<typeof sanitize> =>
  sanitize(fromHtml(html, { fragment: true }), markupSchema);

/** Sanitised HTML for `RichText`. */
export const sanitizeHtml = (html: string): string => toHtml(sanitizedTree(html));
