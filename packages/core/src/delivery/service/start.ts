import type { Beginning, Start } from "../../capability/Start.ts";
import { struct, text } from "../../decoding/kernel.ts";
import type { Identified } from "../../identity/Identity.ts";
import { identifiedStore } from "../../identity/identifiedStore.ts";
import type { CookieJar } from "../../kernel/CookieJar.ts";
import { jsonCookie } from "../../kernel/jsonCookie.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { DeliveryRequest } from "../model/DeliveryRequest.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { deliverySelection } from "../model/generated/DeliverySelection.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import { startSelection } from "../rules/startSelection.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";

interface Answer {
  readonly answeredFor: string;
}

/**
 * The cookie of the delivery selection. It remembers the cart for which the shopper answered the delivery dialog: an answer
 * outlives every read of that cart (CART-15).
 *
 * @rule COOKIE-1, CART-15
 */
function selectionCookie(cookies: CookieJar, options: { readonly name: string; readonly maxAgeSeconds: number }) {
  const { read, write } = jsonCookie(cookies, { ...options, decoder: deliverySelection });
  const answer = jsonCookie<Answer>(cookies, { ...options, decoder: struct<Answer>({ answeredFor: text }) });
  return {
    /** Null when it is missing or invalid. */
    read: (): DeliverySelection | null => {
      const selection = read();
      return isValidSelection(selection) ? selection : null;
    },
    write: (
      selection: DeliverySelection | null,
      { answeredFor = null }: { readonly answeredFor?: string | null } = {},
    ) => {
      if (selection === null || answeredFor === null) return write(selection);
      answer.write({ ...selection, answeredFor });
    },
    /** The id of the cart; null when the shop chose the place. */
    answeredFor: () => answer.read()?.answeredFor ?? null,
  };
}

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

/**
 * Delivery for `startShop`: its stores with their first values, and what each method does until its services have
 * loaded.
 */
export const deliveryStart: Start<"delivery", ShopDelivery> = {
  name: "delivery",
  stores: (beginning) => deliveryStores(beginning, identifiedStore(beginning).get()),
  except: {
    lookUpPostcode: "promise",
    streets: "promise",
    pickerStart: "absent",
    openPicker: "void",
    cancelPicker: "void",
  },
};
