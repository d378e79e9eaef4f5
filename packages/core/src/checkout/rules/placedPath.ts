import type { ShownPlacing } from "../model/OrderPlacing.ts";

/**
 * The status page of the order that the cart has become, in this tab or in another; null while it has not.
 *
 * @rule ORDER-10
 * @example placedPath({ phase: "placedElsewhere", statusPath: "/megrendeles/statusz/x" }) // => "/megrendeles/statusz/x"
 * @example placedPath({ phase: "unknown" }) // => null
 */
export const placedPath = (placing: ShownPlacing): string | null =>
  placing.phase === "placed" || placing.phase === "placedElsewhere" ? placing.statusPath : null;
