import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { backendCalls } from "../../transport/backendCalls.ts";
import { CartBackend, type CartRemote } from "../port/CartRemote.ts";
import { cartWithoutBackend } from "./cartWithoutBackend.ts";
import type { ShopCart } from "./ShopCart.ts";

/** The cart on an own backend: `shop.cart`, without GraphQL. It asks for the address through `shop.delivery`. */
export const ownCart = (remote: CartRemote): Capability<"cart", ShopCart, "delivery"> =>
  capability({
    ...cartWithoutBackend,
    backend: Layer.effect(
      CartBackend,
      Effect.map(backendCalls, ({ query, mutation }) => ({
        create: (input) => mutation((call) => remote.create(input, call)),
        cart: (id) => query((call) => remote.cart(id, call)),
        ...(remote.mark && { mark: (id) => query(async (call) => (await remote.mark?.(id, call)) ?? null) }),
        update: (update) => mutation((call) => remote.update(update, call)),
      })),
    ),
  });
