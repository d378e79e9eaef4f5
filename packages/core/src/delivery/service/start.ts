import type { Beginning, Start } from "../../capability/Start.ts";
import type { Identified } from "../../identity/Identity.ts";
import { identifiedStore } from "../../identity/identifiedStore.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { DeliveryRequest } from "../model/DeliveryRequest.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { selectionCookie } from "./selectionCookie.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";
import { startSelection } from "../rules/startSelection.ts";

export const noRequest: DeliveryRequest = { open: false, forAdd: false };

/** A guest has no saved addresses. */
export const asGuest = (selection: DeliverySelection | null) =>
  startSelection(selection, { isLoggedIn: false, savedAddresses: [] });

export const deliveryCookie = ({ cookies, settings }: Beginning) =>
  selectionCookie(cookies, { name: settings.deliveryCookie, maxAgeSeconds: settings.deliveryCookieSeconds });

export function deliveryStores(beginning: Beginning, { isLoggedIn }: Pick<Identified, "isLoggedIn">) {
  const shipped = beginning.snapshot?.delivery;
  const kept = shipped ? shipped.selection : deliveryCookie(beginning).read();
  return {
    selection: makeStore(isLoggedIn ? kept : asGuest(kept), { server: shipped?.selection }),
    methods: makeStore<ReadonlyArray<ShippingMethod> | null>(shipped?.methods ?? null, { server: shipped?.methods }),
    request: makeStore(noRequest, { server: noRequest }),
  };
}

export const deliveryStart: Start<"delivery", ShopDelivery> = {
  name: "delivery",
  stores: (beginning) => deliveryStores(beginning, identifiedStore(beginning).get()),
  except: {
    lookUpPostcode: "promise",
    pickerStart: "absent",
    openPicker: "void",
    cancelPicker: "void",
  },
};
