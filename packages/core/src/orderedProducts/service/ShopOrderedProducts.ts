import * as Context from "effect/Context";
import type { Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { Store } from "../../kernel/Store.ts";
import type { OrderedProduct } from "../model/OrderedProduct.ts";

/** The shopper's earlier products. The cart refreshes them. */
export interface ShopOrderedProducts<As extends Form = "promise"> {
  /** Each product once, the latest first; null until they have been loaded, and for guests. */
  readonly entries: Store<ReadonlyArray<OrderedProduct> | null>;
  /** Joins a running load; one request. Does nothing for guests. */
  readonly refresh: () => Command<As, void, ShopError>;
}

/** `shop.orderedProducts` for other services. */
export class OrderedProductsService extends Context.Service<OrderedProductsService, ShopOrderedProducts<"effect">>()(
  "@kamra/core/orderedProducts/OrderedProductsService",
) {}
