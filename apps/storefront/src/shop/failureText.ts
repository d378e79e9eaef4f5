import { texts } from "@kamra/core/text";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { isShopError } from "./isShopError.ts";

/**
 * What the shopper is told about what a promise of the shop was rejected with.
 *
 * @rule NET-6
 */
export const failureText = (shop: StorefrontShop, error: unknown): string =>
  isShopError(error) ? shop.errorText(error) : texts.transport.unknown;
