import { addressText } from "@kamra/core/delivery";
import { type Order, orderProgress } from "@kamra/core/orders";
import { Button, ButtonLink, OrderFacts, OrderProgress, OrderReceipt, Section } from "@kamra/ui";
import { type ReactNode, use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { settings } from "../../shop/settings.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";
import { CancelButton } from "./CancelButton.tsx";
import styles from "./OrderView.module.css";
import { ShopPaymentNotice } from "./ShopPaymentNotice.tsx";
import { Withdrawal } from "./Withdrawal.tsx";
import type { OrderData } from "./orderLoader.ts";
import { orderText } from "./text.hu.ts";
import type { FollowedOrder } from "./useFollowedOrder.ts";

interface OrderViewProps extends Pick<OrderData, "reference" | "pictures"> {
  readonly followed: FollowedOrder;
  /** Further buttons. */
  readonly actions?: (order: Order) => ReactNode;
}

/**
 * A placed order: payment, delivery, total, and the end of cancellation.
 *
 * @rule ORDER-10, ORDER-11
 */
export function OrderView({ followed, reference, pictures, actions }: OrderViewProps) {
  const { order, show, isAsking, ask } = followed;
  const now = useStorefrontShop().now();
  return (
    <>
      <p className={styles.paperOnly}>{orderText.seller(settings.brand, addressText(settings.pickupAddress))}</p>
      <div className={styles.screenOnly}>
        <ShopPaymentNotice order={order} reference={reference} onChange={show} isAsking={isAsking} onAsk={ask} />
      </div>
      <Section title={orderText.status}>
        <OrderProgress stages={orderProgress(order)} now={now} />
      </Section>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title={orderText.lines}>
            <OrderReceipt
              lines={order.lines}
              amounts={order.amounts}
              fees={order.fees}
              shippingMethod={order.shippingMethod}
              images={pictures}
              hasNetPrice={order.billingAddress?.isCompany === true}
            />
          </Section>
          <Withdrawal order={order} reference={reference} onChange={show} />
        </div>
        <div className={styles.side}>
          <OrderFacts order={order} now={now} shopUrl={use(OriginContext)} />
          <div className={styles.actions}>
            {actions?.(order)}
            <ButtonLink href={paths.home} variant="secondary" isWide>
              {orderText.goOn}
            </ButtonLink>
            <Button variant="quiet" onPress={() => window.print()}>
              {orderText.print}
            </Button>
            <CancelButton order={order} reference={reference} onChange={show} />
          </div>
        </div>
      </div>
    </>
  );
}
