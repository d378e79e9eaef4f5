import type { ShopErrors } from "./ShopTypes.ts";

/** Every error that a shop's methods reject with. Match on `_tag`; `message` is for the log. */
export type ShopError = ShopErrors[keyof ShopErrors];
