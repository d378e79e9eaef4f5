import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText, timeRangeText } from "@kamra/core/delivery";
import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.linked;

/** The linked order, and a button to unlink it. */
export function LinkedOrder({ order }: { readonly order: LinkableOrder }) {
  const shop = useShopWithCheckout();
  const { state, send } = useSending();
  const { timeSlot, shippingAddress } = order;
  return (
    <Notice tone="info" title={text.title(order.id)}>
      <p>{[addressText(shippingAddress), timeSlot && timeRangeText(timeSlot)].filter(Boolean).join(" · ")}</p>
      <Button variant="secondary" onPress={() => send(shop.checkout.linkTo(null))} isPending={state === "sending"}>
        {text.undo}
      </Button>
    </Notice>
  );
}
