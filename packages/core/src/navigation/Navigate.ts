import type { Navigation } from "./redirectStep.ts";

/**
 * How an app goes somewhere; it may be away from the shop (`isExternalLink`). When it has arrived, or has failed to, it says
 * so to `shop.navigation`.
 */
export type Navigate = (where: Navigation | { readonly kind: "reload" }) => void;
