import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import type { OrderedProduct } from "./OrderedProduct.ts";

/** The shopper's earlier products. */
export class OrderedProductsService extends Context.Service<
  OrderedProductsService,
  {
    /** Each product once, the latest first; null until they have been loaded, and for guests. */
    readonly entries: Store<ReadonlyArray<OrderedProduct> | null>;
    /** *Join.* Does nothing for guests. */
    readonly refresh: Effect.Effect<void, ShopError>;
  }
>()("@kamra/core/orderedProducts/OrderedProductsService") {}
