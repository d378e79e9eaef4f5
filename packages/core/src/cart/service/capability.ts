import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { cartByGraphql } from "../graphql/cartByGraphql.ts";
import { cartWithoutBackend } from "./cartWithoutBackend.ts";
import type { ShopCart } from "./ShopCart.ts";

/** The cart: `shop.cart`. It asks for the address through `shop.delivery`. */
export const cart: GraphqlCapability<"cart", ShopCart, "delivery"> = graphqlCapability({
  ...cartWithoutBackend,
  transport: graphqlTransportLive,
  backend: cartByGraphql,
});
