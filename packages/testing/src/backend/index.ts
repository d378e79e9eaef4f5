export { openTestShop, type TestShop, type TestShopOptions } from "./openTestShop.ts";
export { startBackend } from "./startBackend.ts";
