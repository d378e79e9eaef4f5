import type { Navigation } from "../rules/redirectStep.ts";

/** How an app navigates, also to other sites (`isExternalLink`). It reports arrival or failure to `shop.navigation`. */
export type Navigate = (where: Navigation | { readonly kind: "reload" }) => void;
