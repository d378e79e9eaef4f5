import { addressText } from "@kamra/core/delivery";
import { isCanceledOrder, type Order, orderProgress } from "@kamra/core/order";
import { ButtonLink, Notice, OrderProgress, OrderReceipt } from "@kamra/ui";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { Section } from "../checkout/Section.tsx";
import { timeRangeText } from "../checkout/timeRangeText.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../shell/paths.ts";
import { CancelButton } from "./CancelButton.tsx";
import type { OrderData, OrderResult } from "./orderLoader.ts";
import styles from "./OrderStatusPage.module.css";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { ReorderButton } from "./ReorderButton.tsx";
import { orderText } from "./text.hu.ts";
import { useFollowedOrder } from "./useFollowedOrder.ts";

/** What the shopper comes to when they have ordered, or paid. */
export const OrderStatusPage = () => (
  <OrderView title={(order) => (isCanceledOrder(order) ? orderText.canceledTitle : orderText.thanks)} />
);

/** An order among those of who is logged in. */
export const OrderDetailPage = () => (
  <OrderView title={({ id }) => orderText.title(id)} actions={(order) => <ReorderButton order={order} />} />
);

interface OrderViewProps {
  readonly title: (order: Order) => string;
  /** What else can be done with it. */
  readonly actions?: (order: Order) => ReactNode;
}

/**
 * An order that was placed: whether it is paid, when and where it comes, what it came to, and until when it can be changed.
 *
 * @rule ORDER-10, ORDER-11
 */
function OrderView({ title, actions }: OrderViewProps) {
  const { order: loaded, reference } = useLoaderData<OrderData>();
  const { order, show, isAsking, ask } = useFollowedOrder(loaded, reference);
  return (
    <Page>
      <PageMeta title={orderText.title(order.id)} description={orderText.description} canonicalPath={null} />
      <div className={styles.head}>
        <h1>{title(order)}</h1>
        <p>
          <strong>{orderText.number(order.id)}</strong>{" "}
          {order.contactPerson !== null && orderText.confirmation(order.contactPerson.email)}
        </p>
      </div>
      <PaymentNotice order={order} reference={reference} onChange={show} isAsking={isAsking} onAsk={ask} />
      <Section title={orderText.status}>
        <OrderProgress stages={orderProgress(order)} />
      </Section>
      <div className={styles.columns}>
        <Section title={orderText.lines}>
          <OrderReceipt lines={order.lines} amounts={order.amounts} />
        </Section>
        <div className={styles.side}>
          <Section title={orderText.shipping}>
            <Delivery order={order} />
          </Section>
          <Section title={orderText.payment}>
            <p>{order.paymentMethod.name}</p>
          </Section>
          {actions?.(order)}
          <CancelButton order={order} reference={reference} onChange={show} />
          <ButtonLink href={paths.home} variant="secondary" isWide>
            {orderText.goOn}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Delivery({ order: { shippingMethod, shippingAddress, timeSlot } }: { readonly order: Order }) {
  return (
    <div>
      <p>{shippingMethod.name}</p>
      {shippingAddress !== null && <p>{addressText(shippingAddress)}</p>}
      {timeSlot !== null && (
        <p>
          <strong>{timeRangeText(timeSlot)}</strong>
        </p>
      )}
    </div>
  );
}

/** The page of a result without an order's name: nothing to tell, and the way on. */
export function OrderResultPage() {
  const { unproved } = useLoaderData<OrderResult>();
  const { title, help } = unproved === null ? orderText.nothing : orderText.unproved[unproved];
  return (
    <Page>
      <PageMeta title={orderText.resultTitle} description={orderText.description} canonicalPath={null} />
      <h1>{orderText.resultTitle}</h1>
      <Notice tone={unproved === null ? "info" : "attention"} title={title}>
        <p>{help}</p>
        <ButtonLink href={paths.home} variant="secondary">
          {orderText.goOn}
        </ButtonLink>
      </Notice>
    </Page>
  );
}
