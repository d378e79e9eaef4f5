export { type FilteredOptions, filterOptions } from "./filterOptions.ts";
export { isExternalLink } from "./isExternalLink.ts";
export { linkAttributes } from "./linkAttributes.ts";
export { navigationTexts, type NavigationTexts } from "./text.hu.ts";
