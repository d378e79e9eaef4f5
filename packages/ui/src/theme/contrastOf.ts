import { blend, clampChroma, formatHex, type Oklch, wcagContrast } from "culori";

/** The contrast of a colour on its ground; of a translucent one as it looks on that ground. */
export const contrastOf = (colour: string, ground: string): number =>
  Math.floor(wcagContrast(blend([ground, colour]), ground) * 100) / 100;

/** The colour as screens show it, in CSS. */
export const hex = (colour: Oklch): string => formatHex(clampChroma(colour, "oklch"));
