export type { ShopParameters } from "./ShopParameters.ts";
export { shopOf, withShop } from "./withShop.tsx";
