import type { Capability } from "../../capability/Capability.ts";
import { opened } from "../../capability/opened.ts";
import { OrderService, type ShopOrders } from "./ShopOrders.ts";
import { orderServiceLive } from "./orderServiceLive.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly orders: ShopOrders;
  }
}

/** Orders that have been placed, their status, cancelling and paying for them: `shop.orders`. */
export const orders: Capability<"orders", ShopOrders> = {
  name: "orders",
  open: opened(OrderService, orderServiceLive, {
    except: { find: "query", findByEmail: "query", history: "query", paid: "query", withdrawalTerms: "query" },
  }),
};
