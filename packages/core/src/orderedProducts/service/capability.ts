import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { log } from "../../kernel/log.ts";
import { OrderedProducts } from "./OrderedProducts.ts";
import { OrderedProductsService, type ShopOrderedProducts } from "./ShopOrderedProducts.ts";
import { orderedProductsServiceLive } from "./orderedProductsServiceLive.ts";
import type { OrderedProduct } from "../model/OrderedProduct.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly orderedProducts: ShopOrderedProducts;
  }
  interface ShopSnapshot {
    readonly orderedProducts?: { readonly entries: ReadonlyArray<OrderedProduct> | null };
  }
}

/** The shopper's earlier products: `shop.orderedProducts`. */
export const orderedProducts: GraphqlCapability<"orderedProducts", ShopOrderedProducts, "session"> = graphqlCapability({
  name: "orderedProducts",
  transport: graphqlTransportLive,
  needs: ["session"],
  offers: Layer.effect(
    OrderedProducts,
    Effect.map(OrderedProductsService, (service) => {
      const refresh = Effect.catch(service.refresh(), (error) =>
        log("warning", "Could not load the ordered products", error),
      );
      return { refresh, loadOnce: Effect.suspend(() => (service.entries.get() === null ? refresh : Effect.void)) };
    }),
  ).pipe(Layer.provide(orderedProductsServiceLive)),
  open: opened(OrderedProductsService, orderedProductsServiceLive, {
    except: {},
    snapshot: ({ entries }) => ({ orderedProducts: { entries: entries.get() } }),
  }),
});
