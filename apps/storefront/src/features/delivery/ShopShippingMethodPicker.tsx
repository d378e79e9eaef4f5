import type { CartLine } from "@kamra/core/cart";
import { type ShippingMethod, shippingTraits, type TimeSlot } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { useCart, useShippingMethods } from "@kamra/react";
import { ShippingMethodPicker } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { LeftMethodNotice } from "./LeftMethodNotice.tsx";

interface ShopShippingMethodPickerProps {
  /** The chosen one, while the cart can be ordered with it. */
  readonly timeSlot: TimeSlot | null;
}

const noMethods: ReadonlyArray<ShippingMethod> = [];
const noLines: ReadonlyArray<CartLine> = [];

/** The action of a method: pickup selects the place, and delivery after pickup asks for an address. */
const usePress = () => {
  const shop = useStorefrontShop();
  return async (method: ShippingMethod) => {
    const wasFetched = shop.delivery.selection.get()?.type === "personal";
    const isFetched = shippingTraits(method).goesTo === "shop";
    if (isFetched) await shop.delivery.select({ type: "personal" });
    else if (wasFetched) shop.delivery.openPicker({ type: "delivery" });
    else await shop.cart.choose({ shippingMethod: method });
  };
};

/**
 * The cart's shipping methods. Says when another method than the chosen one is used.
 *
 * @rule SHIP-5, SHIP-7, SHIP-10
 */
export function ShopShippingMethodPicker({ timeSlot }: ShopShippingMethodPickerProps) {
  const press = usePress();
  return (
    <>
      <LeftMethodNotice />
      <ShippingMethodPicker
        methods={useShippingMethods() ?? noMethods}
        value={useCart(({ shippingMethod }) => shippingMethod?.id ?? null)}
        goods={useCart(({ totals }) => huf(totals.goods + totals.discount))}
        lines={useCart(({ cart }) => cart?.lines ?? noLines)}
        timeSlot={timeSlot}
        now={usePageMoment()}
        // The shop shows a failure as a notice, and the choice stays unchanged.
        onChange={(method) => void press(method)}
      />
    </>
  );
}
