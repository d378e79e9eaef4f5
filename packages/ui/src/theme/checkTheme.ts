import { oklch, parse } from "culori";
import { colours, colourTokens } from "./generated/tokens.ts";
import { contrastOf, hex } from "./contrastOf.ts";
import { contrasts, type NeededContrast } from "./contrasts.ts";
import type { ColourToken, Theme } from "./Theme.ts";

/** What is wrong with a brand's colours. */
export type ThemeFault =
  /** Too little contrast for what the colour is used for. */
  | {
      readonly kind: "contrast";
      readonly theme: "light" | "dark";
      readonly colour: ColourToken;
      readonly ground: ColourToken;
      /** From 1 (the same colour) to 21 (black on white), rounded down to hundredths. */
      readonly ratio: number;
      readonly atLeast: number;
      /** The nearest darker or lighter colour with enough contrast on all its grounds; null when no colour has it. */
      readonly instead: string | null;
    }
  /** Not a colour that CSS knows, or one that only a page can work out, such as `var(--mine)`. */
  | { readonly kind: "unreadable"; readonly theme: "light" | "dark"; readonly colour: ColourToken };

type Colours = Readonly<Record<ColourToken, string>>;

/** The nearest colour of the same hue that has enough contrast in every place where this one is used. */
function readableInstead(name: ColourToken, all: Colours): string | null {
  const needs = contrasts
    .filter(({ colour }) => colour === name)
    .flatMap(({ grounds, atLeast }) => grounds.map((ground) => ({ ground: all[ground], atLeast })))
    .filter(({ ground }) => parse(ground) !== undefined);
  const isReadable = (colour: string): boolean =>
    needs.every(({ ground, atLeast }) => contrastOf(colour, ground) >= atLeast);
  const colour = oklch(all[name]);
  if (colour === undefined) return null;
  for (let away = 0.005; away <= 1; away += 0.005)
    for (const l of [colour.l - away, colour.l + away]) {
      const other = hex({ ...colour, l });
      if (l >= 0 && l <= 1 && isReadable(other)) return other;
    }
  return null;
}

function faultsOf(theme: "light" | "dark", all: Colours): ReadonlyArray<ThemeFault> {
  const isReadable = (colour: ColourToken): boolean => parse(all[colour]) !== undefined;
  const unreadable = colourTokens
    .filter((name) => !isReadable(name))
    .map((colour) => ({ kind: "unreadable", theme, colour }) as const);
  const onGround = ({ colour, grounds, atLeast }: NeededContrast): ReadonlyArray<ThemeFault> =>
    grounds
      .filter((ground) => isReadable(colour) && isReadable(ground))
      .map(
        (ground) =>
          ({ kind: "contrast", theme, colour, ground, ratio: contrastOf(all[colour], all[ground]), atLeast }) as const,
      )
      .filter(({ ratio }) => ratio < atLeast)
      .map((fault) => ({ ...fault, instead: readableInstead(colour, all) }));
  return [...unreadable, ...contrasts.flatMap(onGround)];
}

/**
 * The colours of a brand with too little contrast to their background, in both themes; empty when all pass. For tests
 * and tools: a shop does not need it.
 *
 * @example
 *   checkTheme({ light: { "--k-action": "#7ec8a0" } });
 *   // [{ kind: "contrast", theme: "light", colour: "--k-action", ground: "--k-page", ratio: 1.86, atLeast: 4.5,
 *   //    instead: "#2e7955" }, …]
 */
export const checkTheme = ({ light, dark }: Theme): ReadonlyArray<ThemeFault> => [
  ...faultsOf("light", { ...colours.light, ...light }),
  ...faultsOf("dark", { ...colours.dark, ...dark }),
];
