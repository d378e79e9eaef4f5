import type { ColourToken } from "./generated/tokens.ts";

export type { ColourToken };

/** Colours as CSS writes them, such as `#1e6b45` or `oklch(0.47 0.1 157)`. */
export type ThemeColours = Readonly<Partial<Record<ColourToken, string>>>;

/** What a brand sets, for each theme. What is missing is Kamra's own. */
export interface Theme {
  readonly light?: ThemeColours;
  readonly dark?: ThemeColours;
}
