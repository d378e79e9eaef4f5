import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { DeliveryService } from "./DeliveryService.ts";
import { deliveryServiceLive } from "./deliveryServiceLive.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import type { ShippingMethod } from "./ShippingMethod.ts";
import type { DeliveryTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface ShopSnapshot {
    readonly delivery?: {
      readonly selection: DeliverySelection | null;
      readonly methods: ReadonlyArray<ShippingMethod> | null;
    };
  }
  interface Texts {
    readonly delivery: DeliveryTexts;
  }
}

/** Delivery address, shipping methods and postcodes: `shop.delivery`. */
export const delivery: Capability<"delivery", ShopDelivery> = {
  name: "delivery",
  open: ({ build, run, runNow }) =>
    Effect.map(build(deliveryServiceLive), (context) => {
      const service = Context.get(context, DeliveryService);
      return {
        api: {
          selection: service.selection,
          select: (selection) => run(service.select(selection)),
          clear: () => run(service.clear),
          methods: service.methods,
          refreshMethods: () => run(service.refreshMethods),
          lookUpPostcode: (text) => run(service.lookUpPostcode(text)),
          request: service.request,
          pickerStart: service.pickerStart,
          openPicker: () => runNow(service.openPicker),
          cancelPicker: () => runNow(service.cancelPicker),
        },
        snapshot: () => ({ delivery: { selection: service.selection.get(), methods: service.methods.get() } }),
      };
    }),
};
