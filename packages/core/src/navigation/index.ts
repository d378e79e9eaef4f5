export { type FilteredOptions, optionFilter } from "./rules/optionFilter.ts";
export { isExternalLink } from "./rules/isExternalLink.ts";
export { nextStuck } from "./rules/nextStuck.ts";
export type { LoadingState } from "./model/LoadingState.ts";
export type { Navigate } from "./service/Navigate.ts";
export { profileMenu } from "./rules/profileMenu.ts";
export type { Navigation, RedirectState } from "./rules/redirectStep.ts";
export { type Reload, reloadKey, reloadOnce } from "./rules/reloadOnce.ts";
export { navigationTexts, type NavigationTexts } from "./text.hu.ts";
