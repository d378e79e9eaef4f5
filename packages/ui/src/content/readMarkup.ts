import { type MarkupTag, markupTags } from "@kamra/core/content";

/** An element of rich text. Of its attributes only the address and the scope are read. */
interface MarkupElement {
  readonly tag: MarkupTag;
  readonly href: string | null;
  readonly scope: string | null;
  readonly children: ReadonlyArray<MarkupNode>;
}
export type MarkupNode = string | MarkupElement;

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

const isMarkupTag = (name: string | undefined): name is MarkupTag => markupTags.some((tag) => tag === name);
/** The maximum depth, beyond that of real texts; deeper markup becomes text. */
const deepest = 50;
const isVoid = (tag: MarkupTag) => tag === "br" || tag === "hr";

const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

const characterOf = (reference: string, hex?: string, decimal?: string, name?: string): string => {
  if (name !== undefined) return named.get(name) ?? reference;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
};
const textOf = (markup: string) => markup.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, characterOf);

const attributeOf = (attributes: string, name: "href" | "scope"): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : textOf(value);
};

/** The schemes of allowed links; without one the address is relative. */
const isSafeAddress = (href: string) => {
  // Browsers ignore control characters and spaces before a scheme.
  const scheme = /^([^/?#]*?):/.exec(href.replace(/[\0-\x20]/g, ""))?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
};

const elementOf = (tag: MarkupTag, attributes: string): OpenElement => {
  const href = tag === "a" ? attributeOf(attributes, "href") : null;
  return {
    tag,
    href: href !== null && isSafeAddress(href) ? href : null,
    scope: tag === "th" ? attributeOf(attributes, "scope") : null,
    children: [],
  };
};

/**
 * Parses HTML sanitised by a server into a tree of the few elements of rich text.
 *
 * It expects serialised HTML: closed elements, quoted attributes. Anything else is text, so that only these elements
 * can result. Use `SanitizedRichText` for handwritten HTML.
 *
 * @example readMarkup("<p>Kovászos <b>kenyér</b></p>")[0] // => { tag: "p", href: null, scope: null, children: ["Kovászos ", { tag: "b", href: null, scope: null, children: ["kenyér"] }] }
 */
export function readMarkup(html: string): ReadonlyArray<MarkupNode> {
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? root).push(node);
  const addText = (markup: string) => markup !== "" && add(textOf(markup));
  let end = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[a-z-]+="[^"]*")*)>/g)) {
    const [whole, slash, tag, attributes = ""] = match;
    const closes = slash === "/" && open.at(-1)?.tag === tag;
    const opens = slash === "" && isMarkupTag(tag) && open.length < deepest;
    if (!closes && !opens) continue;
    addText(html.slice(end, match.index));
    end = match.index + whole.length;
    if (closes) open.pop();
    if (!opens) continue;
    const element = elementOf(tag, attributes);
    add(element);
    if (!isVoid(tag)) open.push(element);
  }
  addText(html.slice(end));
  return root;
}
