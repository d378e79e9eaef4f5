import { planTree } from "./planTree.ts";
import { promotions } from "./promotions.ts";

/** The glyph of a category, by its id. */
export const categoryGlyphs: ReadonlyMap<string, string> = new Map([
  ...planTree().map(({ id, traits }) => [String(id), traits.glyph] as const),
  ...promotions.map(({ id, glyph }) => [String(id), glyph] as const),
]);
