import type { Noun } from "../tree/nouns.ts";
import { tones } from "./Tone.ts";

/** Dairies mark the fat content with a colour; the richer, the warmer. */
const fats: ReadonlyArray<readonly [most: number, colour: string]> = [
  [0.5, "#9ec6dc"],
  [1.5, "#5c9f7c"],
  [3, "#3f78ad"],
  [5, "#b0483f"],
  [12, "#7a9cc6"],
  [18, "#6d7fb8"],
  [22, "#4a5a9c"],
  [30, "#7c5a9a"],
  [60, "#8a5a3c"],
  [100, "#4d3022"],
];

/** Words that name a colour, or what everybody takes for one. */
const words: ReadonlyArray<readonly [word: RegExp, colour: string]> = [
  [/csípős|chili|erős$/, "#b8402c"],
  [/piros|vörös|bordó/, "#9c3440"],
  [/zöld|aloe|fenyő/, "#4c8a52"],
  [/kék|óceán|friss$/, "#3f6fa5"],
  [/lila|levendul/, "#80679c"],
  [/sárga|citrom|mustár|méz/, "#e0b13c"],
  [/fekete|intenzív|étcsok/, "#3b3a3a"],
  [/barna|teljes kiőrlésű|rozs|kakaó|csok/, "#7b5233"],
  [/rózsa|epres|málna/, "#c76b82"],
  [/laktózmentes|érzékeny|sensitive/, "#6fb0a8"],
  [/light|zsírszegény|mentes/, "#8ab7cf"],
  [/fehér|natúr|klasszikus|normál/, "#e4d6b6"],
];

/** The colour of the strip that names the variant: of its fat, of its own word, or of its number. */
export function shadeOf({ text, variantNumber }: Noun): string {
  const percent = /(\d+(?:,\d+)?)%/.exec(text)?.[1];
  const fat = percent === undefined ? null : Number(percent.replace(",", "."));
  if (fat !== null) return (fats.find(([most]) => fat <= most) ?? fats[0])?.[1] ?? tones[0].base;
  // Steps of five reach every tone before one comes again.
  const tone = tones[(variantNumber * 5) % tones.length] ?? tones[0];
  return words.find(([word]) => word.test(text))?.[1] ?? tone.base;
}

/** Whether dark letters read better on a colour, `#rrggbb`. */
export function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}
