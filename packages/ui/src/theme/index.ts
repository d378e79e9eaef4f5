export { checkTheme, type ThemeFault } from "./checkTheme.ts";
export { contrasts, type NeededContrast } from "./contrasts.ts";
export type { ColourToken, SharedToken, Theme, ThemeColours } from "./Theme.ts";
export { themeCss } from "./themeCss.ts";
export { themeFromAccent } from "./themeFromAccent.ts";
export type { TokenName } from "./generated/tokens.ts";
