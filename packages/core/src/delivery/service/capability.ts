import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { deliveryByGraphql } from "../graphql/deliveryByGraphql.ts";
import { deliveryWithoutBackend } from "./deliveryWithoutBackend.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";

/** Delivery address, shipping methods and postcodes: `shop.delivery`. */
export const delivery: GraphqlCapability<"delivery", ShopDelivery> = graphqlCapability({
  ...deliveryWithoutBackend,
  transport: graphqlTransportLive,
  backend: deliveryByGraphql,
});
