import { useCheckout } from "@kamra/react";
import { LinkOffers } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";

/** The open orders that this cart can be linked to, for a shopper who declined or undid it in the dialog. */
export function ShopLinkOffers() {
  const shop = useShopWithCheckout();
  const orders = useCheckout(({ linkableOrders }) => linkableOrders) ?? [];
  const { state, send } = useSending();
  return (
    <LinkOffers
      orders={orders}
      now={shop.now()}
      onChange={(id) => send(shop.checkout.linkTo(id))}
      isPending={state === "sending"}
    />
  );
}
