import type { Pictures } from "@kamra/backend";
import { drawingVersion } from "./image/drawingVersion.ts";
import { drawKey } from "./image/drawKey.ts";
import { loadGlyphs } from "./image/loadGlyphs.ts";
import { isPictureSize } from "./image/PictureSize.ts";

/** The demo's pictures, drawn on request from their key alone. */
export const demoPictures: Pictures = {
  version: drawingVersion,
  draw: async (key, size) => (isPictureSize(size) ? drawKey(key, { size, glyphs: await loadGlyphs() }) : null),
};
