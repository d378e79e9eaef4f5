import { drawnBread } from "./drawnBread.ts";
import { drawnDairy } from "./drawnDairy.ts";
import { drawnMeat } from "./drawnMeat.ts";
import { drawnProduce } from "./drawnProduce.ts";

/** What the emoji set lacks, so that goods of one shelf can be told apart without a word: SVG elements on 32 × 32. */
export const ownGlyphs: Readonly<Record<string, string>> = {
  ...drawnMeat,
  ...drawnDairy,
  ...drawnBread,
  ...drawnProduce,
};
