import type { Page } from "@playwright/test";
import { showEverything } from "./expectAccessible.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element around something on the page. */
interface Around {
  readonly parent: number | null;
  readonly box: Box;
  readonly overflowX: string;
  readonly overflowY: string;
  /** Whether it lies over the page on its own. */
  readonly isLayer: boolean;
}

/** A line of a text, an icon or a control. */
interface Piece {
  readonly kind: "text" | "icon" | "control";
  readonly name: string;
  readonly owner: number;
  readonly box: Box;
}

/** A word that is on more than one line. */
interface BrokenWord {
  readonly word: string;
  readonly text: string;
  readonly width: number;
}

interface Measured {
  readonly width: number;
  readonly around: ReadonlyArray<Around>;
  readonly pieces: ReadonlyArray<Piece>;
  readonly brokenWords: ReadonlyArray<BrokenWord>;
}

/** Runs in the page. What only screen readers get is clipped away, and counts as not shown. */
function measureInPage(): Measured {
  const numbers = new Map<Element, number>();
  const around: Around[] = [];
  const pieces: Piece[] = [];
  const brokenWords: BrokenWord[] = [];
  const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
  const numberOf = (element: Element): number => {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement === null ? null : numberOf(element.parentElement);
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const isLayer = /fixed|sticky/.test(position) || element.matches("[role=dialog], [role=listbox], [role=grid]");
    const number =
      around.push({ parent, box: boxOf(element.getBoundingClientRect()), overflowX, overflowY, isLayer }) - 1;
    numbers.set(element, number);
    return number;
  };
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== "none" ||
    (element.parentElement !== null && isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
  const rectsOf = (text: Text, from = 0, to = text.length) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    // What is above the page, as the skip link, comes down when it has the focus.
    return [...range.getClientRects()].filter(
      ({ width, height, bottom }) => width > 1 && height > 1 && bottom + scrollY > 0,
    );
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode;
    const owner = text.parentElement;
    if (!(text instanceof Text) || !(owner instanceof HTMLElement) || text.data.trim() === "" || !isShown(owner))
      continue;
    for (const rect of rectsOf(text))
      pieces.push({ kind: "text", name: text.data.trim(), owner: numberOf(owner), box: boxOf(rect) });
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–/\u00AD\u2060]+/g)) {
      const rects = rectsOf(text, index, index + word.length);
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) brokenWords.push({ word, text: text.data, width });
    }
  }
  for (const element of document.querySelectorAll("svg, button, input, select, textarea")) {
    if (!isShown(element)) continue;
    const kind = element.matches("svg") ? "icon" : "control";
    const name = element.closest("[aria-label]")?.ariaLabel ?? element.parentElement?.textContent ?? "";
    pieces.push({ kind, name, owner: numberOf(element), box: boxOf(element.getBoundingClientRect()) });
  }
  return { width: document.documentElement.clientWidth, around, pieces, brokenWords };
}

/** Pixels that rounding takes. */
const tolerance = 2;

/** The share of a line's height above and below its letters, where neighbouring lines touch. */
const lineGap = 0.15;

/** A word that is wider than this share of the page may be broken. */
const longWord = 0.6;

const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
const isScrolled = (overflow: string) => overflow === "auto" || overflow === "scroll";
const shortly = (text: string) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;

/** The elements around it, from the inside out. */
function aroundOf({ around }: Measured, { owner }: Piece): ReadonlyArray<Around> {
  const found: Around[] = [];
  for (let at = around[owner]; at !== undefined; at = at.parent === null ? undefined : around[at.parent])
    found.push(at);
  return found;
}

/** The part of it that is not scrolled out of a box; null without one. */
function onShow(measured: Measured, piece: Piece): Piece | null {
  let { left, top, right, bottom } = piece.box;
  const gap = piece.kind === "text" ? (bottom - top) * lineGap : 0;
  [top, bottom] = [top + gap, bottom - gap];
  for (const { overflowX, overflowY, box } of aroundOf(measured, piece)) {
    if (isScrolled(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (isScrolled(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right - left > tolerance && bottom - top > tolerance ? { ...piece, box: { left, top, right, bottom } } : null;
}

function cutOff(measured: Measured, piece: Piece): string | null {
  const { name, kind, box } = piece;
  if (box.left < -tolerance || box.right > measured.width + tolerance)
    return `${kind} ${shortly(name)} sticks out of the page`;
  const isLost = aroundOf(measured, piece).some(
    (each) =>
      (isCut(each.overflowX) && (box.left < each.box.left - tolerance || box.right > each.box.right + tolerance)) ||
      (isCut(each.overflowY) && (box.top < each.box.top - tolerance || box.bottom > each.box.bottom + tolerance)),
  );
  return isLost ? `${kind} ${shortly(name)} is cut off` : null;
}

/** Texts and icons that cover one another, in the page or in one layer above it. */
function overlaps(measured: Measured, pieces: ReadonlyArray<Piece>): ReadonlyArray<string> {
  const placed = pieces
    .filter(({ kind }) => kind !== "control")
    .map((piece) => ({ ...piece, layer: aroundOf(measured, piece).find(({ isLayer }) => isLayer) }))
    .toSorted((one, other) => one.box.top - other.box.top);
  return placed.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of placed.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (one.layer === other.layer && one.owner !== other.owner && Math.min(width, height) > 2 * tolerance)
        found.push(`${one.kind} ${shortly(one.name)} and ${other.kind} ${shortly(other.name)} overlap`);
    }
    return found;
  });
}

/**
 * What the current page loses, each as a sentence: it scrolls sideways, cuts off a text or a control, lays one over
 * another, or breaks a word that would fit.
 */
export async function lossesOf(page: Page): Promise<ReadonlyArray<string>> {
  await showEverything(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const measured = await page.evaluate(measureInPage);
  const pieces = measured.pieces.flatMap((piece) => onShow(measured, piece) ?? []);
  const broken = measured.brokenWords.filter(({ width }) => width < longWord * measured.width);
  return [
    ...new Set([
      ...(tooWide > 0 ? [`the page is ${tooWide} pixels too wide`] : []),
      ...pieces.flatMap((piece) => cutOff(measured, piece) ?? []),
      ...overlaps(measured, pieces),
      ...broken.map(({ word, text }) => `${shortly(word)} of ${shortly(text)} is broken`),
    ]),
  ];
}
