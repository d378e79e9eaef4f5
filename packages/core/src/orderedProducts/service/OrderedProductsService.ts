import * as Context from "effect/Context";
import type { ShopOrderedProducts } from "./ShopOrderedProducts.ts";

/** `shop.orderedProducts` for other services. */
export class OrderedProductsService extends Context.Service<OrderedProductsService, ShopOrderedProducts<"effect">>()(
  "@kamra/core/orderedProducts/OrderedProductsService",
) {}
