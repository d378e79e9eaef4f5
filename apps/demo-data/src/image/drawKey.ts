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

const sceneHeight = 250;

function draw(key: string, { glyphs, small }: { glyphs: Glyphs; small: boolean }): Drawing | null {
  if (key === "placeholder") return { viewBox: "20 20 360 360", ratio: 1, elements: placeholder };
  const [kind = "", ...names] = key.split(".");
  if (kind === "scene") {
    const elements = drawScene(names, { glyphs, height: sceneHeight });
    return elements === null ? null : { viewBox: `0 0 400 ${sceneHeight}`, ratio: sceneHeight / 400, elements };
  }
  if (kind === "category") {
    const glyph = categoryGlyphs.get(names.join("."));
    const elements = glyph === undefined ? null : drawScene([glyph], { glyphs, height: 400 });
    return elements === null ? null : { viewBox: "0 0 400 400", ratio: 1, elements };
  }
  const parts = readPictureKey(key);
  const elements = parts === null ? null : drawPicture(parts, { glyphs, small });
  return elements === null ? null : { viewBox: "18 14 364 364", ratio: 1, elements };
}

/**
 * The picture for a key, as an SVG document: a product's (`cup.strawberry.-.tejkut.150g`), a category's (`category.4`),
 * an article's (`scene.candle.pie.cookie`), or `placeholder`.
 *
 * Errors: none; `null` for an unknown key.
 */
export function drawKey(key: string, { size, glyphs }: { size: PictureSize; glyphs: Glyphs }): string | null {
  const drawing = draw(key, { glyphs, small: size === "thumbnail" });
  if (drawing === null) return null;
  const width = pictureSizes[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * drawing.ratio)}" viewBox="${drawing.viewBox}">${drawing.elements}</svg>`;
}
