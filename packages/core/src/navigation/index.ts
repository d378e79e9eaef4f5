export { type FilteredOptions, filterOptions } from "./filterOptions.ts";
export { isExternalLink } from "./isExternalLink.ts";
export { linkAttributes } from "./linkAttributes.ts";
export { nextStuck, stickyHeader } from "./nextStuck.ts";
export { type Navigation, noRedirect, type RedirectEvent, type RedirectState, redirectStep } from "./redirectStep.ts";
export { breakpoints, screenKind } from "./screenKind.ts";
export { navigationTexts, type NavigationTexts } from "./text.hu.ts";
