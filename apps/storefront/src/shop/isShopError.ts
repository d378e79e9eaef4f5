import type { ShopError } from "@kamra/core";

/** Whether a rejection is one of the shop's errors, and not a bug. */
export const isShopError = (error: unknown): error is ShopError => error instanceof Error && "_tag" in error;
