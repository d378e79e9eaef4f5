import type { ShopError } from "@kamra/core";

/** Whether a promise of the shop was rejected with an error of the closed list, and not with a bug. */
export const isShopError = (error: unknown): error is ShopError => error instanceof Error && "_tag" in error;
