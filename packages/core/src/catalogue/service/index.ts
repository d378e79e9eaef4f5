export { catalogue } from "./capability.ts";
export { ownCatalogue } from "./ownCatalogue.ts";
export { catalogueStart } from "./start.ts";
export type { CatalogueSource, PageRequest, SearchRequest } from "../port/CatalogueSource.ts";
export { type ProductFields, productOf } from "../port/productOf.ts";
export { productPageOf } from "../port/productPageOf.ts";
export type { ShopCatalogue } from "./ShopCatalogue.ts";
