export { openTestShop, type TestShop, type TestShopOptions } from "../shop/index.ts";
export { startBackend } from "./startBackend.ts";
