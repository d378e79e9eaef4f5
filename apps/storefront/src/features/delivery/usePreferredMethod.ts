import { preferredShippingMethod, type ShippingMethod } from "@kamra/core/delivery";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";

/** The expected delivery of the cart; null while unknown. */
export function usePreferredMethod(): ShippingMethod | null {
  const methods = useShippingMethods();
  const selection = useDeliverySelection();
  return methods === null ? null : preferredShippingMethod(methods, { selection });
}
