import { useCheckout } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { linkableOrderText } from "../dialogs/linkableOrderText.ts";
import styles from "./LinkOffers.module.css";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.linked;

/** The open orders that this one could travel with, for who has declined the dialog that asked, or has undone it. */
export function LinkOffers() {
  const shop = useStorefrontShop();
  const orders = useCheckout(({ linkableOrders }) => linkableOrders) ?? [];
  const { state, send } = useSending();
  if (orders.length === 0) return null;
  return (
    <Notice tone="info" title={text.offer}>
      <p>{text.offerHelp}</p>
      <ul role="list" className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <span>{linkableOrderText(order)}</span>
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
