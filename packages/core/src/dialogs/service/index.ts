export { dialogs } from "./capability.ts";
export { dialogsStart } from "./start.ts";
export type { ShopDialogs } from "./ShopDialogs.ts";
