import type { ShopSettings } from "../shop/ShopSettings.ts";
import { requestDeadline } from "../transport/requestDeadline.ts";

/** A cart is fetched, changed, and fetched again once it has been emptied, by its hash first; then its shipping methods are. */
const requests = 5;

/**
 * The longest that the cart and the server take for one exchange, other tabs' turns included: what has not come to its end by
 * then counts as unanswered.
 *
 * Units: milliseconds.
 */
export const exchangeDeadline = (settings: ShopSettings): number => requests * requestDeadline(settings);
