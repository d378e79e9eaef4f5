import { transportTexts } from "@kamra/core/transport";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { isShopError } from "./isShopError.ts";

/**
 * The message for a rejected promise of the shop.
 *
 * @rule NET-6
 */
export const failureText = (shop: StorefrontShop, error: unknown): string =>
  isShopError(error) ? shop.errorText(error) : transportTexts.unknown;
