import type { Pictures } from "@kamra/backend";
import { drawingVersion } from "./image/drawingVersion.ts";
import { drawKey, drawKeyForLinks, linkWidth } from "./image/drawKey.ts";
import { loadGlyphs } from "./image/loadGlyphs.ts";
import { isPictureSize } from "./image/PictureSize.ts";
import { rasterise } from "./image/rasterise.ts";

/** The demo's pictures, drawn on request from their key alone. */
export const demoPictures: Pictures = {
  version: drawingVersion,
  draw: async (key, size) => (isPictureSize(size) ? drawKey(key, { size, glyphs: await loadGlyphs() }) : null),
  async drawForLinks(key) {
    const svg = drawKeyForLinks(key, { glyphs: await loadGlyphs() });
    return svg === null ? null : await rasterise(svg, { width: linkWidth, take: (image) => image.asPng() });
  },
};
