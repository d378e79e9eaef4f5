import { brandBySlug } from "../tree/brands.ts";
import { hash } from "../plan/random.ts";
import { contentsColour } from "./contentsColour.ts";
import { drawGlyphs, drawLabel } from "./drawLabel.ts";
import type { Glyphs } from "./loadGlyphs.ts";
import type { PictureParts } from "../product/pictureKey.ts";
import { shapes } from "./shapes.ts";
import { ellipse, opacity } from "./svg.ts";
import { plainTone, type Tone, tones } from "./Tone.ts";

/** Glyphs that show in the package are too many for each to have a second one. */
const roomForAccent = 140;

function toneOf({ brand, glyph, sort }: PictureParts): Tone {
  if (brand === "okos-polc") return plainTone;
  // Steps of five reach every tone before one comes again.
  return tones[(hash(brand ?? glyph) + (sort ?? 0) * 5) % tones.length] ?? tones[0];
}

/** `6x0_33l` as it is read: `6 × 0,33 l`. */
function readableSize(size: string): string {
  return size
    .replace("x", " × ")
    .replace("_", ",")
    .replace("mosas", "mosás")
    .replace(/(\d)([a-zá]+)$/, "$1 $2");
}

/**
 * A product's picture: its package and contents, on a field of 400 × 400; SVG elements, without the element around
 * them. Small pictures have no words.
 *
 * Errors: none; `null` when the glyph or the brand does not exist.
 */
export function drawPicture(parts: PictureParts, { glyphs, small }: { glyphs: Glyphs; small: boolean }): string | null {
  const glyph = glyphs.get(parts.glyph);
  const accent = parts.accent === null ? null : glyphs.get(parts.accent);
  const brand = parts.brand === null ? null : brandBySlug(parts.brand);
  if (glyph === undefined || accent === undefined || (parts.brand !== null && brand === null)) return null;
  const tone = toneOf(parts);
  const shape = shapes[parts.pack]({
    tone,
    sort: parts.sort ?? 0,
    contents: contentsColour(parts.glyph, tone.base),
    glyph: (area) => drawGlyphs(area, { glyph, accent: area.width > roomForAccent ? accent : null }),
  });
  const size = parts.size === null ? null : readableSize(parts.size);
  const words = small ? { brand: null, size: null } : { brand, size };
  const front = shape.body + drawLabel(shape, { ...words, glyph, accent, deep: tone.deep }) + shape.light;
  const shadow = ellipse(200, 362, 128, 12, "#1f2a24", opacity(0.1));
  // Packages behind it show that there are several.
  const isMany = /^\d+x/.test(parts.size ?? "") && shape.label !== null && shape.layout !== "words";
  if (!isMany) return shadow + front;
  const behind = (shift: number): string =>
    `<g transform="translate(${shift} 64.8) scale(.82)" opacity=".55">${shape.body}${shape.light}</g>`;
  return shadow + behind(-16) + behind(88) + `<g transform="translate(36 64.8) scale(.82)">${front}</g>`;
}
