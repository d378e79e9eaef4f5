import { isShopError } from "@kamra/core";
import { transportTexts } from "@kamra/core/transport";
import type { StorefrontShop } from "./createStorefrontShop.ts";

/**
 * The message for a rejected promise of the shop.
 *
 * @rule NET-6
 */
export const failureText = (shop: Pick<StorefrontShop, "errorText">, error: unknown): string =>
  isShopError(error) ? shop.errorText(error) : transportTexts.unknown;
