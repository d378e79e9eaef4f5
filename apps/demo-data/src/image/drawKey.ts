import { categoryGlyphs } from "../tree/categoryGlyphs.ts";
import { drawPicture } from "./drawPicture.ts";
import { drawScene } from "./drawScene.ts";
import type { Glyphs } from "./loadGlyphs.ts";
import { pictureSizes, type PictureSize } from "./PictureSize.ts";
import { readPictureKey } from "../product/pictureKey.ts";
import { ellipse, path } from "./svg.ts";

/** FMT-6: a basket where there is no picture. */
const placeholder =
  ellipse(200, 330, 110, 10, "#1f2a24", ' opacity=".08"') +
  path("M96 178h208l-22 132q-4 22-26 22H144q-22 0-26-22z", "#e6e0d2") +
  path(
    "M152 178l36-78M248 178l-36-78M168 212v82M200 212v82M232 212v82",
    "none",
    ' stroke="#b7ae99" stroke-width="12" stroke-linecap="round"',
  ) +
  path("M84 166q0-12 12-12h208q12 0 12 12v12q0 12-12 12H96q-12 0-12-12z", "#d6cfbd");

interface Drawing {
  readonly viewBox: string;
  /** Height for a width of one. */
  readonly ratio: number;
  readonly elements: string;
}

/** In pixels, as previews of links are. */
export const linkWidth = 1200;
const linkRatio = 630 / linkWidth;

interface Format {
  /** The height of a scene and of a category, on a field of 400. */
  readonly scene: number;
  readonly category: number;
  /** What is shown of the field of a product. */
  readonly product: Omit<Drawing, "elements">;
}

const plainFormat: Format = { scene: 250, category: 400, product: { viewBox: "18 14 364 364", ratio: 1 } };

const linkFormat: Format = {
  scene: 400 * linkRatio,
  category: 400 * linkRatio,
  product: { viewBox: "-181 -4 762 400", ratio: linkRatio },
};

interface DrawOptions {
  readonly glyphs: Glyphs;
  readonly small: boolean;
  readonly format: Format;
}

function scene(names: ReadonlyArray<string>, { glyphs, height }: { glyphs: Glyphs; height: number }): Drawing | null {
  const elements = drawScene(names, { glyphs, height });
  return elements === null ? null : { viewBox: `0 0 400 ${height}`, ratio: height / 400, elements };
}

function draw(key: string, { glyphs, small, format }: DrawOptions): Drawing | null {
  if (key === "placeholder") return { viewBox: "20 20 360 360", ratio: 1, elements: placeholder };
  const [kind = "", ...names] = key.split(".");
  if (kind === "scene") return scene(names, { glyphs, height: format.scene });
  if (kind === "category") {
    const glyph = categoryGlyphs.get(names.join("."));
    return glyph === undefined ? null : scene([glyph], { glyphs, height: format.category });
  }
  const parts = readPictureKey(key);
  const elements = parts === null ? null : drawPicture(parts, { glyphs, small });
  return elements === null ? null : { ...format.product, elements };
}

const documentOf = ({ viewBox, ratio, elements }: Drawing, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * ratio)}" viewBox="${viewBox}">${elements}</svg>`;

/**
 * The picture for a key, as an SVG document: a product's (`cup.strawberry.-.tejkut.150g.epres-joghurt`), a category's (`category.4`),
 * an article's (`scene.candle.pie.cookie`), or `placeholder`.
 *
 * Errors: none; `null` for an unknown key.
 */
export function drawKey(key: string, { size, glyphs }: { size: PictureSize; glyphs: Glyphs }): string | null {
  const drawing = draw(key, { glyphs, small: size === "thumbnail", format: plainFormat });
  return drawing === null ? null : documentOf(drawing, pictureSizes[size]);
}

/**
 * The same for previews of links, 1200 × 630 pixels and without words, which stand below it there.
 *
 * Errors: none; `null` for an unknown key, and for the placeholder, which says nothing.
 */
export function drawKeyForLinks(key: string, { glyphs }: { glyphs: Glyphs }): string | null {
  const drawing = key === "placeholder" ? null : draw(key, { glyphs, small: true, format: linkFormat });
  return drawing === null ? null : documentOf(drawing, linkWidth);
}
