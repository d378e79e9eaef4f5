import { addressText, deliveryTime, parcelPlace } from "@kamra/core/delivery";
import { useCart, useCartTotals, useCheckout } from "@kamra/react";
import { OrderOverview } from "@kamra/ui";
import { useMomentText } from "../page/useMomentText.ts";
import { useDonation } from "./OrderRequestContext.tsx";
import { useCheckoutLines } from "./useCheckoutLines.ts";

/** The order overview beside every step. */
export function ShopOrderOverview() {
  const moments = useMomentText();
  const linkedOrder = useCart(({ cart }) => cart?.linkedOrder ?? null);
  const timeSlot = useCart(({ cart }) => cart?.timeSlot ?? null);
  const weight = useCart((state) => state.weight);
  const isEstimate = useCart((state) => state.isEstimate);
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const shippingAddress = useCheckout(({ checkout }) => checkout.shippingAddress);
  const postPoint = useCheckout(({ data }) => data.postPoint);
  const point = parcelPlace({ shippingMethod, postPoint });
  const time = deliveryTime({ shippingMethod, linkedOrder, timeSlot });
  return (
    <OrderOverview
      lines={useCheckoutLines()}
      totals={useCartTotals()}
      weight={weight}
      shippingMethod={shippingMethod}
      destination={point?.name ?? (shippingAddress && addressText(shippingAddress))}
      time={time && moments.time(time)}
      isEstimate={isEstimate}
      timeSlot={linkedOrder?.timeSlot ?? timeSlot}
      donation={useDonation()}
    />
  );
}
