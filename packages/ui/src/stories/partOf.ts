/** The selector of a part, whose `.classes` are those of the components' own style sheets: builds give them names of their own. */
const selectorOf = (at: string): string => at.replaceAll(/\.([a-z]\w*)/gi, '[class*="_$1_"]');

/** Whether it takes room on the screen. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** The words that stand in it without an element of their own. */
function wordsOf(element: Element): Range | null {
  const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const range = element.ownerDocument.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range;
}

/**
 * The part of a shown component: the first that is seen, else the first; null without one. `.tag::words` are the words that stand
 * in a tag.
 */
export function partOf(shown: ParentNode, at: string): Element | Range | null {
  const selector = at.replace(/::words$/, "");
  const found = [...shown.querySelectorAll(selectorOf(selector))];
  const part = found.find(isSeen) ?? found[0] ?? null;
  return part === null || selector === at ? part : wordsOf(part);
}

const isDrawn = (element: Element): boolean => element.matches("svg, img, input, select, textarea");

/** Whether one sees where it ends: it is drawn itself, or has a ground or a border. */
function hasEdge(element: Element): boolean {
  const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
  const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && borderTopWidth === "0px" && boxShadow === "none";
  return !isPlain || isDrawn(element) || element.matches("button");
}

const isElement = (part: Element | Range): part is Element => "children" in part;

/** The words and drawings within a part, or what else is whole; not what is for screen readers alone. */
function boxesOf(part: Element | Range, isWhole: (element: Element) => boolean): ReadonlyArray<DOMRect> {
  if (!isElement(part)) return [part.getBoundingClientRect()];
  if (!isSeen(part)) return [];
  if (isWhole(part)) return [part.getBoundingClientRect()];
  const words = wordsOf(part);
  return [
    ...(words === null ? [] : [words.getBoundingClientRect()]),
    ...[...part.children].flatMap((child) => boxesOf(child, isWhole)),
  ];
}

/** What is seen of a part: a line of text may be as wide as the page, its words are not. */
export const seenOf = (part: Element | Range): ReadonlyArray<DOMRect> => boxesOf(part, hasEdge);

/** Its words and drawings. */
export const inkOf = (part: Element): ReadonlyArray<DOMRect> => boxesOf(part, isDrawn);
