import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText } from "@kamra/core/delivery";
import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.linked;

/** The linked order, and a button to unlink it. */
export function LinkedOrder({ order }: { readonly order: LinkableOrder }) {
  const shop = useShopWithCheckout();
  const { state, send } = useSending();
  const { timeSlot, shippingAddress } = order;
  const { time } = useMomentText();
  return (
    <Notice tone="info" title={text.title(order.id)}>
      <p>{[addressText(shippingAddress), timeSlot && time(timeSlot)].filter(Boolean).join(" · ")}</p>
      <Button variant="secondary" onPress={() => send(shop.checkout.linkTo(null))} isPending={state === "sending"}>
        {text.undo}
      </Button>
    </Notice>
  );
}
