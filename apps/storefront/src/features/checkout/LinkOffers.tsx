import { useCheckout } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { linkableOrderText } from "../dialogs/linkableOrderText.ts";
import styles from "./LinkOffers.module.css";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.linked;

/** The open orders that this cart can be linked to, for a shopper who declined or undid it in the dialog. */
export function LinkOffers() {
  const shop = useShopWithCheckout();
  const orders = useCheckout(({ linkableOrders }) => linkableOrders) ?? [];
  const { state, send } = useSending();
  if (orders.length === 0) return null;
  return (
    <Notice tone="info" title={text.offer}>
      <p>{text.offerHelp}</p>
      <ul role="list" className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <span>{linkableOrderText(order, { now: shop.now() })}</span>
            <Button
              variant="secondary"
              onPress={() => send(shop.checkout.linkTo(order.id))}
              isPending={state === "sending"}
            >
              {text.link}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
