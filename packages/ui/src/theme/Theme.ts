import type { ColourToken, TokenName } from "./generated/tokens.ts";

export type { ColourToken };

/** A token with one value in both themes: fonts, sizes, radii, spaces, and what a brand changes of one component. */
export type SharedToken = Exclude<TokenName, ColourToken>;

/** Colours as CSS writes them, such as `#1e6b45` or `oklch(0.47 0.1 157)`. */
export type ThemeColours = Readonly<Partial<Record<ColourToken, string>>>;

/** What a brand sets, as data. What is missing is Kamra's own. */
export interface Theme {
  /** The colours on a light page. */
  readonly light?: ThemeColours;
  /** The colours on a dark page. */
  readonly dark?: ThemeColours;
  /** Fonts, sizes, radii and spaces, the same in both. */
  readonly shared?: Readonly<Partial<Record<SharedToken, string>>>;
}
