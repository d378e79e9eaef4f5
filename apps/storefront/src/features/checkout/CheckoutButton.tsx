import { checkoutFlow, stepButtons } from "@kamra/core/checkout";
import { useCart, useDeliverySelection, useSession } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { MissingParts } from "../missing/MissingNotice.tsx";
import { useLeaveStep } from "./useLeaveStep.ts";
import { missingText as text } from "../missing/text.hu.ts";

/**
 * The button from the cart to the checkout, whose code comes with the press. Without a delivery address, it asks for one first.
 *
 * @rule CHK-7
 */
export function CheckoutButton() {
  const shop = useStorefrontShop();
  const selection = useDeliverySelection();
  const linkedOrder = useCart(({ cart }) => cart?.linkedOrder ?? null);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const shippingMethod = useCart((state) => state.shippingMethod);
  const { isBusy, blockers, leave } = useLeaveStep("cart");
  const flow = checkoutFlow({ linkedOrder, isLoggedIn, selection });
  const goOn = () => {
    if (selection === null) shop.delivery.openPicker();
    else void leave({});
  };
  return (
    <>
      {blockers.length > 0 && <MissingParts kinds={blockers.map(({ kind }) => kind)} shippingMethod={shippingMethod} />}
      <Button isWide onPress={goOn} isPending={isBusy}>
        {isBusy ? text.working : stepButtons("cart", { flow }).next}
      </Button>
    </>
  );
}
