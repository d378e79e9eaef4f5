import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { OrderService, type ShopOrders } from "./ShopOrders.ts";
import { orderServiceLive } from "./orderServiceLive.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly orders: ShopOrders;
  }
}

/** Orders that have been placed, their status, cancelling and paying for them: `shop.orders`. */
export const orders: GraphqlCapability<"orders", ShopOrders> = graphqlCapability({
  name: "orders",
  transport: graphqlTransportLive,
  open: opened(OrderService, orderServiceLive, {
    except: {
      find: "query",
      findByEmail: "query",
      history: "query",
      paid: "query",
      paymentAlternatives: "query",
      withdrawalTerms: "query",
    },
  }),
});
