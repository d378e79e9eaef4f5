import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { requestDeadline } from "../../transport/requestDeadline.ts";

/** Fetch, update, check the hash and fetch again after emptying, then fetch the shipping methods. */
const requests = 5;

/**
 * The maximum time of one exchange with the server, including waiting for other tabs. After it, the exchange counts as
 * unanswered.
 *
 * Units: milliseconds.
 */
export const exchangeDeadline = (settings: ShopSettings): number => requests * requestDeadline(settings);
