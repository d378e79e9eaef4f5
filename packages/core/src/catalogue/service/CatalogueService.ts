import * as Context from "effect/Context";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

/** `shop.catalogue` for other services. */
export class CatalogueService extends Context.Service<CatalogueService, ShopCatalogue<"effect">>()(
  "@kamra/core/catalogue/CatalogueService",
) {}
