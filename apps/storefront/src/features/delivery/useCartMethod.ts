import { type ShippingMethod, shippingTraits } from "@kamra/core/delivery";
import { useCart, useDeliverySelection, useShippingMethods } from "@kamra/react";
import { usePreferredMethod } from "./usePreferredMethod.ts";

/** The cart's shipping method, or the expected one while none fits; null while unknown. */
export function useCartMethod(): ShippingMethod | null {
  const linked = useCart(({ cart }) => cart?.linkedOrder?.shippingMethod.id);
  const chosen = useCart(({ cart }) => cart?.shippingMethod?.id);
  const selection = useDeliverySelection();
  const methods = useShippingMethods();
  const expected = usePreferredMethod();
  const method = methods?.find(({ id }) => id === (linked ?? chosen)) ?? null;
  if (linked !== undefined) return method;
  const isFetched = method !== null && shippingTraits(method).goesTo === "shop";
  return method !== null && isFetched === (selection?.type === "personal") ? method : expected;
}
