/** The tags of rich text. No scripts, styles, frames, pictures, forms, ids or classes. */
export const markupTags = [
  "a",
  "b",
  "blockquote",
  "br",
  "em",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
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
] as const;

/** A tag that rich text may contain, such as `p`. */
export type MarkupTag = (typeof markupTags)[number];

/**
 * What the HTML of content and products may contain, for `sanitize` of `hast-util-sanitize`: nothing that runs or
 * loads. Elements in `strip` are removed with their content.
 */
export const markupSchema = {
  tagNames: [...markupTags],
  attributes: { a: ["href"], th: ["scope"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: { li: ["ol", "ul"], tbody: ["table"], td: ["table"], th: ["table"], thead: ["table"], tr: ["table"] },
  required: {},
  strip: "script style template noscript iframe object embed svg math title textarea select option".split(" "),
  allowComments: false,
  allowDoctypes: false,
};
