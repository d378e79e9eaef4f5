import { preferredShippingMethod, type ShippingMethod } from "@kamra/core/delivery";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";

/** How the cart would be delivered as things stand; null while that is not known. */
export function usePreferredMethod(): ShippingMethod | null {
  const methods = useShippingMethods();
  const selection = useDeliverySelection();
  return methods === null ? null : preferredShippingMethod(methods, { selection });
}
