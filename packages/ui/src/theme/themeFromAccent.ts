import { type Oklch, oklch } from "culori";
import { colours } from "./generated/tokens.ts";
import { contrastOf, hex } from "./contrastOf.ts";
import type { ColourToken, Theme } from "./Theme.ts";

/** The contrast of text, with a margin for rounding and screens. */
const readable = 4.6;

/** The colour with another lightness, clamped to the valid range. */
const withLightness = (colour: Oklch, l: number): Oklch => ({ ...colour, l: Math.min(1, Math.max(0, l)) });

/** Darkens or lightens a colour in small steps, until its contrast suffices on every ground. */
function readableOn(colour: Oklch, grounds: ReadonlyArray<string>, step: number): Oklch {
  const isReadable = grounds.every((ground) => contrastOf(hex(colour), ground) >= readable);
  if (isReadable || colour.l <= 0 || colour.l >= 1) return colour;
  return readableOn(withLightness(colour, colour.l + step), grounds, step);
}

/** The page's greys: Kamra's are warm on a light page and green on a dark one. */
const greys = [
  "--k-page",
  "--k-surface",
  "--k-surface-sunken",
  "--k-line",
  "--k-line-strong",
  "--k-ink",
  "--k-ink-muted",
  "--k-focus",
] as const satisfies ReadonlyArray<ColourToken>;

interface Recipe {
  readonly own: Readonly<Record<ColourToken, string>>;
  /** Limits the accent's lightness, from which the steps start. */
  readonly start: (lightness: number) => number;
  /** Of the soft ground: its lightness, and the most colour that it takes. */
  readonly soft: readonly [lightness: number, chroma: number];
  /** Towards more contrast with the page. */
  readonly step: number;
}

const recipes: Readonly<Record<"light" | "dark", Recipe>> = {
  light: { own: colours.light, start: (lightness) => Math.min(lightness, 0.6), soft: [0.95, 0.02], step: -0.005 },
  dark: { own: colours.dark, start: (lightness) => Math.max(lightness, 0.75), soft: [0.32, 0.04], step: 0.005 },
};

/** A grey of Kamra's with the accent's hue, as light as before and not more colourful. */
function tinted(grey: string, accent: Oklch): string {
  const colour = oklch(grey);
  return colour === undefined ? grey : hex({ ...accent, l: colour.l, c: Math.min(accent.c, colour.c) });
}

function coloursFrom(accent: Oklch, { own, start, soft: [softness, mostColour], step }: Recipe) {
  const [page, surface] = [tinted(own["--k-page"], accent), tinted(own["--k-surface"], accent)];
  const soft = hex({ ...accent, l: softness, c: Math.min(accent.c, mostColour) });
  const grounds = [page, surface, soft];
  const action = readableOn(withLightness(accent, start(accent.l)), grounds, step);
  const further = (steps: number): Oklch => withLightness(action, action.l + steps * step);
  const [hover, pressed] = [hex(further(10)), hex(further(20))];
  const text: Oklch = { ...accent, l: step < 0 ? 1 : 0.25, c: step < 0 ? 0 : Math.min(accent.c, 0.04) };
  return {
    ...Object.fromEntries(greys.map((grey) => [grey, tinted(own[grey], accent)])),
    "--k-action": hex(action),
    "--k-action-hover": hover,
    "--k-action-pressed": pressed,
    "--k-on-action": hex(readableOn(text, [hex(action), hover, pressed], -step)),
    "--k-action-soft": soft,
    "--k-on-action-soft": hex(readableOn(further(6), grounds, step)),
  };
}

/**
 * The colours of a brand for both themes, from one accent: those of controls (rest, hover, pressed, soft, and the text on
 * them), and the page's greys, which take its hue. The accent becomes darker or lighter where its contrast is too low. All
 * pass `checkTheme`.
 *
 * Errors: a `RangeError` when the accent is not a colour of CSS.
 */
export function themeFromAccent(accent: string): Required<Omit<Theme, "shared">> {
  const colour = oklch(accent);
  if (colour === undefined) throw new RangeError(`Not a colour of CSS: ${accent}`);
  return { light: coloursFrom(colour, recipes.light), dark: coloursFrom(colour, recipes.dark) };
}
