import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { explainShippingPreference } from "./explainShippingPreference.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * The shipping method for the shopper's choice: pickup if selected; else the courier, unless the postcode blocks it;
 * else the post. `null` when the shop does not offer it.
 *
 * @rule SHIP-1
 * @example preferredShippingMethod([{ kind: "courier", isAvailable: false, problems: [{ kind: "postcode" }] }, { kind: "postal" }], { selection: null }) // => { kind: "postal" }
 * @example preferredShippingMethod([], { selection: { type: "personal" } }) // => null
 */
export function preferredShippingMethod<Method extends Pick<ShippingMethod, "kind" | "isAvailable" | "problems">>(
  methods: ReadonlyArray<Method>,
  choice: { readonly selection: DeliverySelection | null },
): Method | null {
  return explainShippingPreference(methods, choice).method;
}
