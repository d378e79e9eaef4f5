import { stepButtons } from "@kamra/core/checkout";
import { useCheckout } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { MissingParts } from "./MissingNotice.tsx";
import { checkoutText } from "./text.hu.ts";
import { useLeaveStep } from "./useLeaveStep.ts";

/**
 * The way from the cart to the first step of the checkout. Without a place to bring the goods to, it asks for that first.
 *
 * @rule CHK-7
 */
export function CheckoutButton() {
  const shop = useStorefrontShop();
  const flow = useCheckout(({ checkout }) => checkout.flow);
  const { isBusy, blockers, leave } = useLeaveStep("cart");
  const goOn = () => {
    if (shop.checkout.view.get().checkout.selection === null) shop.delivery.openPicker();
    else void leave({});
  };
  return (
    <>
      {blockers.length > 0 && <MissingParts kinds={blockers.map(({ kind }) => kind)} />}
      <Button isWide onPress={goOn} isPending={isBusy}>
        {isBusy ? checkoutText.working : stepButtons("cart", { flow }).next}
      </Button>
    </>
  );
}
