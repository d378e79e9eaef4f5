import { blend, parse, wcagContrast } from "culori";
import { colours, colourTokens } from "./generated/tokens.ts";
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
    }
  /** Not a colour that CSS knows, or one that only a page can work out, such as `var(--mine)`. */
  | { readonly kind: "unreadable"; readonly theme: "light" | "dark"; readonly colour: ColourToken };

type Colours = Readonly<Record<ColourToken, string>>;

/** The contrast of a colour on its ground; of a translucent one as it looks on that ground. */
export const contrastOf = (colour: string, ground: string): number =>
  Math.floor(wcagContrast(blend([ground, colour]), ground) * 100) / 100;

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
      .filter(({ ratio }) => ratio < atLeast);
  return [...unreadable, ...contrasts.flatMap(onGround)];
}

/**
 * The colours of a brand with too little contrast to their background, in both themes; empty when all pass. For tests
 * and tools: a shop does not need it.
 *
 * @example
 *   checkTheme({ light: { "--k-action": "#7ec8a0" } });
 *   // [{ kind: "contrast", theme: "light", colour: "--k-action", ground: "--k-page", ratio: 1.86, atLeast: 4.5 }, …]
 */
export const checkTheme = ({ light, dark }: Theme): ReadonlyArray<ThemeFault> => [
  ...faultsOf("light", { ...colours.light, ...light }),
  ...faultsOf("dark", { ...colours.dark, ...dark }),
];
