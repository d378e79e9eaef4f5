import { escapeUTF8 } from "entities";
import type { Area, Shape } from "./Shape.ts";
import { isBright } from "./shades.ts";
import { path, placed, rect } from "./svg.ts";
import { wrap } from "./wrap.ts";

const cream = "#fffaf0";
const letters =
  "font-family=\"Figtree,'Avenir Next','Segoe UI','Helvetica Neue',Arial,sans-serif\" text-anchor=\"middle\"";

/** The content of a label; a small picture has no words. */
export interface LabelContent {
  readonly brand: string | null;
  readonly size: string | null;
  /** What it is called, without brand and size. */
  readonly noun: string | null;
  /** The colour of the strip with the noun; `null` without one. */
  readonly shade: string | null;
  /** The strip's upper edge: variants whose words give them one colour still differ. */
  readonly stripe: string;
  /** The colour behind the glyph. */
  readonly paper: string;
  /** SVG elements on a field of 32 × 32. */
  readonly glyph: string;
  readonly accent: string | null;
  /** The colour of bands and letters. */
  readonly deep: string;
}

/** Where a line of text goes: its middle, and the width that it may take. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Lettering {
  /** The largest that it may be. */
  readonly most: number;
  readonly weight: number;
  readonly fill: string;
}

/** A line of text, as large as fits; empty without text. */
function line(text: string | null, { x, y, width }: Place, { most, weight, fill }: Lettering): string {
  if (text === null) return "";
  // No font is at hand to measure with; letters are about this wide.
  const size = Math.round(Math.min(most, width / (text.length * 0.58)) * 10) / 10;
  const baseline = Math.round(y + size * 0.35);
  return `<text x="${x}" y="${baseline}" font-size="${size}" font-weight="${weight}" fill="${fill}" ${letters}>${escapeUTF8(text)}</text>`;
}

function square(cx: number, cy: number, width: number): Area {
  return {
    x: Math.round(cx - width / 2),
    y: Math.round(cy - width / 2),
    width: Math.round(width),
    height: Math.round(width),
  };
}

/** A glyph with a smaller one at its lower right. */
export function drawGlyphs(area: Area, { glyph, accent }: Pick<LabelContent, "glyph" | "accent">): string {
  if (accent === null) return placed(glyph, area);
  const small = area.width * 0.52;
  const x = Math.round(area.x + area.width - small * 0.72);
  const y = Math.round(area.y + area.height - small * 0.8);
  return placed(glyph, area) + placed(accent, { x, y, width: small, height: small });
}

/** A text in as many lines as let its letters be largest. */
function lettered(
  text: string,
  { width, height }: Pick<Area, "width" | "height">,
): { lines: ReadonlyArray<string>; most: number } {
  const [first, ...others] = ([1, 2, 3] as const).map((count) => {
    const lines = wrap(text, count);
    const widest = Math.max(...lines.map((each) => each.length));
    return { lines, most: Math.min(30, (height / lines.length) * 0.9, width / (widest * 0.58)) };
  });
  return others.reduce((best, each) => (each.most > best.most ? each : best), first ?? { lines: [text], most: 12 });
}

/** A colour of the variant, with what it is called. */
function strip(
  { x, y, width, height }: Area,
  { noun, shade, stripe }: Pick<LabelContent, "noun" | "shade" | "stripe">,
): string {
  if (shade === null) return "";
  const band = rect(x, y, width, height, 0, shade) + rect(x, y, width, 8, 0, stripe);
  if (noun === null) return band;
  const { lines, most } = lettered(noun, { width: width - 12, height: height - 13 });
  const step = (height - 13) / lines.length;
  const fill = isBright(shade) ? "#26332c" : cream;
  const place = (index: number): Place => ({ x: x + width / 2, y: y + 10 + step * (index + 0.5), width: width - 6 });
  return band + lines.map((text, index) => line(text, place(index), { most, weight: 700, fill })).join("");
}

/** The brand in a band above, the glyph, the strip, the size below. */
function stacked({ x, y, width, height }: Area, content: LabelContent): string {
  const { brand, size, shade, paper, deep } = content;
  const middle = x + width / 2;
  const band = brand === null ? 0 : Math.min(34, height * 0.2);
  const foot = size === null ? 0 : Math.min(26, height * 0.15);
  const name = shade === null ? 0 : Math.min(60, height * 0.31);
  const room = height - band - foot - name;
  const side = Math.min(width * 0.82, room * 0.94);
  return (
    rect(x, y, width, height, 10, paper) +
    (brand === null ? "" : path(`M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v${band - 10}h-${width}z`, deep)) +
    line(brand, { x: middle, y: y + band / 2, width: width - 16 }, { most: 23, weight: 700, fill: cream }) +
    drawGlyphs(square(middle, y + band + room / 2, side), content) +
    strip({ x, y: y + band + room, width, height: name }, content) +
    line(size, { x: middle, y: y + height - foot / 2 - 1, width: width - 20 }, { most: 22, weight: 700, fill: deep })
  );
}

/** The glyph on the left, the words beside it. */
function beside({ x, y, width, height }: Area, content: LabelContent): string {
  const { brand, size, paper, deep } = content;
  const side = height * 0.66;
  const left = x + height * 0.1 + side;
  const room = x + width - left;
  const words = { x: left + room / 2, width: room - 14 };
  return (
    rect(x, y, width, height, 12, paper) +
    drawGlyphs(square(x + height * 0.06 + side / 2, y + height / 2, side), content) +
    line(brand, { ...words, y: y + height * 0.16 }, { most: 23, weight: 700, fill: deep }) +
    strip({ x: left, y: y + height * 0.3, width: room, height: height * 0.42 }, content) +
    line(size, { ...words, y: y + height * 0.86 }, { most: 21, weight: 700, fill: deep })
  );
}

/** Words alone, where the contents show. */
function wordsOnly({ x, y, width, height }: Area, content: LabelContent): string {
  const { brand, size, shade, paper, deep } = content;
  if (brand === null && size === null && shade === null) return "";
  const above = brand === null ? 0 : height * 0.26;
  const below = size === null ? 0 : height * 0.26;
  const words = { x: x + width / 2, width: width - 16 };
  return (
    rect(x, y, width, height, 10, paper, ` stroke="${deep}" stroke-opacity=".18" stroke-width="2"`) +
    (brand === null ? "" : path(`M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v${above - 10}h-${width}z`, deep)) +
    line(brand, { ...words, y: y + above / 2 }, { most: Math.min(23, above * 0.9), weight: 700, fill: cream }) +
    strip({ x, y: y + above, width, height: height - above - below }, content) +
    line(
      size,
      { ...words, y: y + height - below / 2 - 1 },
      { most: Math.min(21, below * 0.9), weight: 700, fill: deep },
    )
  );
}

const layouts = { stacked, beside, words: wordsOnly } as const;

/** The label of a package, in the place that its shape has for it. */
export function drawLabel({ label, layout }: Pick<Shape, "label" | "layout">, content: LabelContent): string {
  return label === null ? "" : layouts[layout](label, content);
}
