import { addressText } from "@kamra/core/delivery";
import { useCart, useCartTotals, useCheckout } from "@kamra/react";
import { OrderOverview } from "@kamra/ui";
import { useDonation } from "./OrderRequestContext.tsx";
import { timeRangeText } from "./timeRangeText.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";

/** What is being ordered, beside every step. */
export function ShopOrderOverview() {
  const slot = useCart(({ cart }) => cart?.linkedOrder?.timeSlot ?? cart?.timeSlot ?? null);
  const weight = useCart((state) => state.weight);
  const isEstimate = useCart((state) => state.isEstimate);
  const { shippingMethod, shippingAddress } = useCheckout(({ checkout }) => checkout);
  return (
    <OrderOverview
      {...useCheckoutLines()}
      totals={useCartTotals()}
      weight={weight}
      shippingMethod={shippingMethod}
      destination={shippingAddress && addressText(shippingAddress)}
      time={slot && timeRangeText(slot)}
      isEstimate={isEstimate}
      donation={useDonation()}
    />
  );
}
