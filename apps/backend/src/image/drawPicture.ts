import { brandBySlug } from "../seed/brands.ts";
import { escapeHtml } from "../seed/escapeHtml.ts";
import { hash } from "../seed/random.ts";
import { contentsColour } from "./contentsColour.ts";
import type { PictureParts } from "./pictureKey.ts";
import type { Glyphs } from "./loadGlyphs.ts";
import type { Area, Shape } from "./Shape.ts";
import { shapes } from "./shapes.ts";
import { ellipse, placed, rect } from "./svg.ts";
import { plainTone, type Tone, tones } from "./Tone.ts";

const cream = "#fffaf0";
const ink = "#1f2a24";
const letters = "font-family=\"Figtree,'Avenir Next','Segoe UI','Helvetica Neue',Arial,sans-serif\" text-anchor=\"middle\"";

/** A line of text in the middle of a space, as large as fits. */
function line(text: string, { x, y, width, most, weight, fill }: { x: number; y: number; width: number; most: number; weight: number; fill: string }): string {
  const size = Math.round(Math.min(most, width / (text.length * 0.58)) * 10) / 10;
  return `<text x="${x}" y="${Math.round(y + size * 0.35)}" font-size="${size}" font-weight="${weight}" fill="${fill}" ${letters}>${escapeHtml(text)}</text>`;
}

interface Words {
  readonly brand: string | null;
  readonly size: string | null;
}

function square(cx: number, cy: number, width: number): Area {
  return { x: Math.round(cx - width / 2), y: Math.round(cy - width / 2), width: Math.round(width), height: Math.round(width) };
}

function glyphs(area: Area, glyph: string, accent: string | null): string {
  if (accent === null) return placed(glyph, area);
  const small = area.width * 0.52;
  return placed(glyph, area) + placed(accent, { x: Math.round(area.x + area.width - small * 0.72), y: Math.round(area.y + area.height - small * 0.8), width: small, height: small });
}

function stacked(label: Area, words: Words, tone: Tone, glyph: string, accent: string | null): string {
  const { x, y, width, height } = label;
  const middle = x + width / 2;
  const band = words.brand === null ? 0 : Math.min(38, height * 0.26);
  const foot = words.size === null ? 0 : Math.min(30, height * 0.2);
  const room = height - band - foot;
  const side = Math.min(width * 0.82, room * 0.86);
  return (
    rect(x, y, width, height, 10, cream) +
    (words.brand === null ? "" : `<path d="M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v${band - 10}h-${width}z" fill="${tone.deep}"/>` + line(words.brand, { x: middle, y: y + band / 2, width: width - 16, most: 23, weight: 700, fill: cream })) +
    glyphs(square(middle, y + band + room / 2, side), glyph, accent) +
    (words.size === null ? "" : line(words.size, { x: middle, y: y + height - foot / 2 - 2, width: width - 20, most: 19, weight: 600, fill: tone.deep }))
  );
}

function beside(label: Area, words: Words, tone: Tone, glyph: string, accent: string | null): string {
  const { x, y, width, height } = label;
  const side = height * 0.8;
  const left = x + height * 0.12 + side;
  const room = x + width - left;
  return (
    rect(x, y, width, height, 12, cream) +
    glyphs(square(x + height * 0.1 + side / 2, y + height / 2, side), glyph, accent) +
    (words.brand === null ? "" : line(words.brand, { x: left + room / 2, y: y + height * (words.size === null ? 0.5 : 0.38), width: room - 18, most: 26, weight: 700, fill: tone.deep })) +
    (words.size === null ? "" : line(words.size, { x: left + room / 2, y: y + height * (words.brand === null ? 0.5 : 0.68), width: room - 18, most: 20, weight: 600, fill: tone.deep }))
  );
}

function wordsOnly(label: Area, words: Words, tone: Tone): string {
  const { x, y, width, height } = label;
  const middle = x + width / 2;
  const both = words.brand !== null && words.size !== null;
  return (
    rect(x, y, width, height, 10, cream, ` stroke="${tone.deep}" stroke-opacity=".18" stroke-width="2"`) +
    (words.brand === null ? "" : line(words.brand, { x: middle, y: y + height * (both ? 0.37 : 0.5), width: width - 20, most: 26, weight: 700, fill: tone.deep })) +
    (words.size === null ? "" : line(words.size, { x: middle, y: y + height * (both ? 0.74 : 0.5), width: width - 20, most: 19, weight: 600, fill: tone.deep }))
  );
}

function toneOf({ brand, glyph }: PictureParts): Tone {
  if (brand === "okos-polc") return plainTone;
  return tones[hash(brand ?? glyph) % tones.length] ?? tones[0];
}

/** `6x0_33l` as it is read: `6 × 0,33 l`. */
function readableSize(size: string): string {
  return size.replace("x", " × ").replace("_", ",").replace("mosas", "mosás").replace(/(\d)([a-zá]+)$/, "$1 $2");
}

function drawLabel(shape: Shape, words: Words, tone: Tone, glyph: string, accent: string | null): string {
  if (shape.label === null) return "";
  if (shape.layout === "stacked") return stacked(shape.label, words, tone, glyph, accent);
  if (shape.layout === "beside") return beside(shape.label, words, tone, glyph, accent);
  return words.brand === null && words.size === null ? "" : wordsOnly(shape.label, words, tone);
}

/**
 * A product's picture: its package with what it holds, on a field of 400 × 400; SVG elements, without the element around
 * them. Small pictures leave the words out.
 *
 * Errors: none; `null` when the glyph or the brand does not exist.
 */
export function drawPicture(parts: PictureParts, { glyphs: set, small }: { glyphs: Glyphs; small: boolean }): string | null {
  const glyph = set.get(parts.glyph);
  const accent = parts.accent === null ? null : set.get(parts.accent);
  const brand = parts.brand === null ? null : brandBySlug(parts.brand);
  if (glyph === undefined || accent === undefined || (parts.brand !== null && brand === null)) return null;
  const tone = toneOf(parts);
  const shape = shapes[parts.pack]({ tone, contents: contentsColour(parts.glyph, tone.base), glyph: (area) => glyphs(area, glyph, area.width > 140 ? accent : null) });
  const size = parts.size === null ? null : readableSize(parts.size);
  const words = small ? { brand: null, size: null } : { brand, size };
  const front = shape.body + drawLabel(shape, words, tone, glyph, accent) + shape.light;
  const shadow = ellipse(200, 362, 128, 12, ink, ' opacity=".1"');
  // Others behind it say that there are several.
  const isMany = /^\d+x/.test(parts.size ?? "") && shape.label !== null && shape.layout !== "words";
  if (!isMany) return shadow + front;
  const behind = (shift: number): string => `<g transform="translate(${shift} 64.8) scale(.82)" opacity=".55">${shape.body}${shape.light}</g>`;
  return shadow + behind(-16) + behind(88) + `<g transform="translate(36 64.8) scale(.82)">${front}</g>`;
}
