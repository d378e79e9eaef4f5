import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { opened } from "../../capability/opened.ts";
import { DeliveryService, type ShopDelivery } from "./ShopDelivery.ts";
import { deliveryServiceLive } from "./deliveryServiceLive.ts";

/** `shop.delivery`, to which a capability adds the backend that answers it. */
export const deliveryWithoutBackend: EffectCapability<"delivery", ShopDelivery> = {
  name: "delivery",
  open: opened(DeliveryService, deliveryServiceLive, {
    except: {
      lookUpPostcode: "query",
      streets: "query",
      openPicker: "at once",
      catchUp: "internal",
      adopt: "internal",
      isAnswered: "internal",
      cancelPicker: "at once",
      selected: "internal",
      afterSelect: "internal",
      askMethods: "internal",
      acceptMethods: "internal",
    },
    snapshot: ({ selection, methods }) => ({ delivery: { selection: selection.get(), methods: methods.get() } }),
  }),
};
