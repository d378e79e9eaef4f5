export { type FilteredOptions, optionFilter } from "./optionFilter.ts";
export { isExternalLink } from "./isExternalLink.ts";
export { nextStuck } from "./nextStuck.ts";
export type { LoadingState } from "./LoadingState.ts";
export type { Navigate } from "./Navigate.ts";
export { profileMenu, profilePath } from "./profileMenu.ts";
export { type Navigation, noRedirect, type RedirectEvent, type RedirectState, redirectStep } from "./redirectStep.ts";
export { type Reload, reloadKey, reloadOnce } from "./reloadOnce.ts";
export { navigationTexts, type NavigationTexts } from "./text.hu.ts";
