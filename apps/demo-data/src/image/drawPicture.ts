import type { Package } from "../plan/Package.ts";
import { brandBySlug, brandNumber } from "../tree/brands.ts";
import { type Noun, nounBySlug } from "../tree/nouns.ts";
import { hash } from "../plan/random.ts";
import { contentsColour } from "./contentsColour.ts";
import { drawGlyphs, drawLabel } from "./drawLabel.ts";
import type { Glyphs } from "./loadGlyphs.ts";
import type { PictureParts } from "../product/pictureKey.ts";
import { shadeOf } from "./shades.ts";
import { shapes } from "./shapes.ts";
import { ellipse, opacity } from "./svg.ts";
import { plainTone, type Tone, tones } from "./Tone.ts";

/** Glyphs that show in the package are too many for each to have a second one. */
const roomForAccent = 140;

/** Steps of five reach every tone before one comes again. */
const toneAt = (number: number): Tone => tones[(number * 5) % tones.length] ?? tones[0];

function toneOf({ brand, glyph, pack }: PictureParts, noun: Noun | null): Tone {
  if (brand === "okos-polc") return plainTone;
  const name = brand === null ? null : brandBySlug(brand);
  const number = name === null ? hash(glyph) : brandNumber(name);
  const { base, accent } = toneAt(number + (pack === "loose" ? (noun?.variantNumber ?? 0) : 0));
  // When all tones are used up, brands share a base, and differ in their lids.
  return { base, accent, deep: toneAt(number + Math.floor(number / tones.length)).deep };
}

/** Label papers: cream, and light tints that tell kinds of one maker apart. */
const papers = ["#fffaf0", "#eaf3ec", "#fbeee2", "#e8f0f6", "#f7f0d4", "#f3eaf1"] as const;

/** `6x0_33l` as it is read: `6 × 0,33 l`. */
function readableSize(size: string): string {
  return size
    .replace("x", " × ")
    .replace("_", ",")
    .replace("mosas", "mosás")
    .replace(/(\d)([a-zá]+)$/, "$1 $2");
}

/** Low packages whose contents show: smaller, the contents would be hard to see. */
const showsContents: ReadonlySet<Package> = new Set(["loose", "tray", "punnet", "net", "eggbox"]);

/** The largest of each measure, which fills the field: grams or millilitres, or pieces. */
const largest: Readonly<Record<string, readonly [amount: number, factor: number]>> = {
  g: [5000, 1],
  ml: [5000, 1],
  kg: [5000, 1000],
  l: [5000, 1000],
};
const mostPieces = [120, 1] as const;

/** How large a package is drawn, 1 for the largest: half the contents are a twentieth smaller. */
function scaleOf(size: string | null): number {
  const [, number = "", unit = ""] = /(?:x|^)(\d+(?:_\d+)?)([a-z]+)$/.exec(size ?? "") ?? [];
  const [most, factor] = largest[unit] ?? mostPieces;
  const amount = Number(number.replace("_", ".")) * factor;
  if (amount === 0) return 0.9;
  return Math.round(Math.min(1, Math.max(0.7, 1 + Math.log2(amount / most) * 0.05)) * 100) / 100;
}

/** Drawn smaller, on the same ground. */
function scaled(drawing: string, scale: number): string {
  if (scale === 1) return drawing;
  return `<g transform="translate(${Math.round(200 * (1 - scale))} ${Math.round(360 * (1 - scale))}) scale(${scale})">${drawing}</g>`;
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
  const noun = parts.noun === null ? null : nounBySlug(parts.noun);
  if (glyph === undefined || accent === undefined) return null;
  if ((parts.brand !== null && brand === null) || (parts.noun !== null && noun === null)) return null;
  const tone = toneOf(parts, noun);
  const shape = shapes[parts.pack]({
    tone,
    sort: noun?.variantNumber ?? 0,
    contents: contentsColour(parts.glyph, tone.base),
    glyph: (area) => drawGlyphs(area, { glyph, accent: area.width > roomForAccent ? accent : null }),
  });
  const size = parts.size === null ? null : readableSize(parts.size);
  const words = small ? { brand: null, size: null, noun: null } : { brand, size, noun: noun?.text ?? null };
  const shade = noun === null || (small && parts.pack === "loose") ? null : shadeOf(noun);
  const paper = papers[(noun?.kindNumber ?? 0) % papers.length] ?? papers[0];
  const stripe = toneAt((noun?.variantNumber ?? 0) + (noun?.kindNumber ?? 0)).deep;
  const label = drawLabel(shape, { ...words, shade, stripe, paper, glyph, accent, deep: tone.deep });
  const front = shape.body + label + shape.light;
  const shadow = ellipse(200, 362, 128, 12, "#1f2a24", opacity(0.1));
  // Packages behind it show that there are several.
  const isMany = /^\d+x/.test(parts.size ?? "") && shape.label !== null && shape.layout !== "words";
  if (!isMany) return shadow + scaled(front, showsContents.has(parts.pack) ? 1 : scaleOf(parts.size));
  const behind = (shift: number): string =>
    `<g transform="translate(${shift} 64.8) scale(.82)" opacity=".55">${shape.body}${shape.light}</g>`;
  return shadow + behind(-16) + behind(88) + `<g transform="translate(36 64.8) scale(.82)">${front}</g>`;
}
