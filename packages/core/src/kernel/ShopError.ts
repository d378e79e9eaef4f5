import type { ShopErrors } from "./ShopTypes.ts";

/** Every error of a shop: queries reject with it, and a refused command's result has it. Match on `_tag`; `message` is for the log. */
export type ShopError = ShopErrors[keyof ShopErrors];
