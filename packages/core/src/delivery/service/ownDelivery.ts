import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { backendCalls } from "../../transport/backendCalls.ts";
import { DeliveryBackend, type DeliverySource } from "../port/DeliverySource.ts";
import { deliveryWithoutBackend } from "./deliveryWithoutBackend.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";

/** Delivery address, shipping methods and postcodes of an own backend: `shop.delivery`, without GraphQL. */
export const ownDelivery = (source: DeliverySource): Capability<"delivery", ShopDelivery> =>
  capability({
    ...deliveryWithoutBackend,
    backend: Layer.effect(
      DeliveryBackend,
      Effect.map(backendCalls, ({ query }) => ({
        shippingMethods: (at) => query((call) => source.shippingMethods(at, call)),
        postcodes: (postcode) => query((call) => source.postcodes(postcode, call)),
        streets: (wanted) => query(async (call) => (await source.streets?.(wanted, call)) ?? []),
      })),
    ),
  });
