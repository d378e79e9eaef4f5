export { openTestShop, type TestShop, type TestShopOptions } from "./openTestShop.ts";
