import { shippingProblems, shippingTraits } from "@kamra/core/delivery";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { methodText as text } from "./text.hu.ts";

/**
 * The alternative when no method delivers the cart to its place: pickup, or for pickup a delivery address.
 *
 * @rule SEAM-1
 */
export function OtherPlace() {
  const shop = useStorefrontShop();
  const isFetched = useDeliverySelection()?.type === "personal";
  const methods = useShippingMethods();
  const canFetch = methods?.some(
    (method) => shippingTraits(method).goesTo === "shop" && shippingProblems(method).length === 0,
  );
  if (isFetched)
    return (
      <Button variant="secondary" onPress={() => shop.delivery.openPicker({ type: "delivery" })}>
        {text.delivered}
      </Button>
    );
  return (
    canFetch === true && (
      // It never rejects.
      <Button variant="secondary" onPress={() => void shop.delivery.select({ type: "personal" })}>
        {text.pickup}
      </Button>
    )
  );
}
