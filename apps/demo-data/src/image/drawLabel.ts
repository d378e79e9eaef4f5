import { escapeUTF8 } from "entities";
import type { Area, Shape } from "./Shape.ts";
import { path, placed, rect } from "./svg.ts";

const cream = "#fffaf0";
const letters =
  "font-family=\"Figtree,'Avenir Next','Segoe UI','Helvetica Neue',Arial,sans-serif\" text-anchor=\"middle\"";

/** The content of a label; a small picture has no words. */
export interface LabelContent {
  readonly brand: string | null;
  readonly size: string | null;
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
  const size = Math.round(Math.min(most, width / (text.length * 0.64)) * 10) / 10;
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

/** The brand in a band above, the glyph, the size below. */
function stacked({ x, y, width, height }: Area, content: LabelContent): string {
  const { brand, size, deep } = content;
  const middle = x + width / 2;
  const band = brand === null ? 0 : Math.min(38, height * 0.26);
  const foot = size === null ? 0 : Math.min(30, height * 0.2);
  const room = height - band - foot;
  const side = Math.min(width * 0.82, room * 0.86);
  return (
    rect(x, y, width, height, 10, cream) +
    (brand === null ? "" : path(`M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v${band - 10}h-${width}z`, deep)) +
    line(brand, { x: middle, y: y + band / 2, width: width - 16 }, { most: 23, weight: 700, fill: cream }) +
    drawGlyphs(square(middle, y + band + room / 2, side), content) +
    line(size, { x: middle, y: y + height - foot / 2 - 2, width: width - 20 }, { most: 19, weight: 600, fill: deep })
  );
}

/** The glyph on the left, the words beside it. */
function beside({ x, y, width, height }: Area, content: LabelContent): string {
  const { brand, size, deep } = content;
  const side = height * 0.8;
  const left = x + height * 0.12 + side;
  const room = x + width - left;
  const words = { x: left + room / 2, width: room - 18 };
  return (
    rect(x, y, width, height, 12, cream) +
    drawGlyphs(square(x + height * 0.1 + side / 2, y + height / 2, side), content) +
    line(brand, { ...words, y: y + height * (size === null ? 0.5 : 0.38) }, { most: 26, weight: 700, fill: deep }) +
    line(size, { ...words, y: y + height * (brand === null ? 0.5 : 0.68) }, { most: 20, weight: 600, fill: deep })
  );
}

/** Words alone, where the contents show. */
function wordsOnly({ x, y, width, height }: Area, { brand, size, deep }: LabelContent): string {
  if (brand === null && size === null) return "";
  const both = brand !== null && size !== null;
  const words = { x: x + width / 2, width: width - 20 };
  return (
    rect(x, y, width, height, 10, cream, ` stroke="${deep}" stroke-opacity=".18" stroke-width="2"`) +
    line(brand, { ...words, y: y + height * (both ? 0.37 : 0.5) }, { most: 26, weight: 700, fill: deep }) +
    line(size, { ...words, y: y + height * (both ? 0.74 : 0.5) }, { most: 19, weight: 600, fill: deep })
  );
}

const layouts = { stacked, beside, words: wordsOnly } as const;

/** The label of a package, in the place that its shape has for it. */
export function drawLabel({ label, layout }: Pick<Shape, "label" | "layout">, content: LabelContent): string {
  return label === null ? "" : layouts[layout](label, content);
}
