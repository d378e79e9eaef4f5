import { openingHoursText } from "@kamra/core/content";
import { addressText, timeRangeText } from "@kamra/core/delivery";
import { formatPhone } from "@kamra/core/form";
import { type Order, deliveryCalendar, orderCashDue, orderProgress, stageOf } from "@kamra/core/orders";
import { formatHuf } from "@kamra/core/text";
import { Button, ButtonLink, OrderProgress, OrderReceipt, ParcelPlace, Section } from "@kamra/ui";
import { type ReactNode, use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { settings } from "../../shop/settings.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { checkoutText } from "../checkout/text.hu.ts";
import { paths } from "../paths/paths.ts";
import { CancelButton } from "./CancelButton.tsx";
import styles from "./OrderView.module.css";
import { ShopPaymentNotice } from "./ShopPaymentNotice.tsx";
import { Withdrawal } from "./Withdrawal.tsx";
import type { OrderData } from "./orderLoader.ts";
import { readyFromText } from "./readyFromText.ts";
import { orderText } from "./text.hu.ts";
import type { FollowedOrder } from "./useFollowedOrder.ts";

const text = orderText.pickup;

/** How an order is fetched from the shop: the code, from when, and the opening hours. Nothing once it is closed. */
function Pickup({ order: { pickup, status } }: { readonly order: Pick<Order, "pickup" | "status"> }) {
  const shop = useStorefrontShop();
  const stage = stageOf(status.code);
  if (pickup === null || stage === "delivered" || stage === "canceled") return null;
  const { code, readyFrom, week } = pickup;
  return (
    <>
      {stage === "ready" ? (
        <p>
          <strong>{text.ready}</strong>
        </p>
      ) : (
        readyFrom !== null && (
          <p>
            <strong>{readyFromText(new Date(readyFrom), { now: shop.now() })}</strong>
          </p>
        )
      )}
      {code !== null && (
        <p>
          {text.code} <strong>{code}</strong>
        </p>
      )}
      {week.length > 0 && <p>{text.hours(openingHoursText(week))}</p>}
    </>
  );
}

/** The order's time slot for the shopper's calendar, while it is ahead. A file that the page itself holds: it works offline. */
function CalendarLink({ order }: { readonly order: Order }) {
  const shopUrl = use(OriginContext);
  const stage = stageOf(order.status.code);
  const place = order.shippingAddress && addressText(order.shippingAddress);
  const file = deliveryCalendar({ ...order, place }, { brand: settings.brand, shopUrl });
  if (file === null || stage === "delivered" || stage === "canceled") return null;
  return (
    <p>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${orderText.calendarFile(order.id)}.ics`}
      >
        {orderText.calendar}
      </a>
    </p>
  );
}

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
              pictures={pictures}
              showsNet={order.billingAddress?.isCompany === true}
            />
          </Section>
          <Withdrawal order={order} reference={reference} onChange={show} />
        </div>
        <div className={styles.side}>
          <Facts order={order} now={now} />
          <div className={styles.actions}>
            {actions?.(order)}
            <Button variant="secondary" isWide onPress={() => window.print()}>
              {orderText.print}
            </Button>
            <CancelButton order={order} reference={reference} onChange={show} />
            <ButtonLink href={paths.home} variant="secondary" isWide>
              {orderText.goOn}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

/** The order's data: address, contact, payment method and billing address. */
function Facts({ order, now }: { readonly order: Order; readonly now: Date }) {
  const { shippingMethod, shippingAddress, timeSlot, postPoint, contactPerson, billingAddress, comment } = order;
  const due = orderCashDue(order);
  return (
    <>
      <Section title={orderText.shipping}>
        <div>
          <p>{shippingMethod.name}</p>
          {postPoint === null ? (
            shippingAddress !== null && <p>{addressText(shippingAddress)}</p>
          ) : (
            <>
              <p>{orderText.fetchAt}</p>
              <ParcelPlace point={postPoint} />
            </>
          )}
          {timeSlot !== null && (
            <p>
              <strong>{timeRangeText(timeSlot, { now })}</strong>
            </p>
          )}
          <CalendarLink order={order} />
          <Pickup order={order} />
          {order.returnsEmpties && <p>{orderText.returnsEmpties}</p>}
          {order.linkedOrderId !== null && <p>{orderText.linkedTo(order.linkedOrderId)}</p>}
        </div>
      </Section>
      {contactPerson !== null && (
        <Section title={orderText.contact}>
          <div>
            <p>{contactPerson.name}</p>
            <p>{formatPhone(contactPerson.telephone)}</p>
          </div>
        </Section>
      )}
      <Section title={orderText.payment}>
        <div>
          <p>{order.paymentMethod.name}</p>
          {due !== null && <p>{checkoutText.summary.cashDue(formatHuf(due))}</p>}
          {order.amounts.total === 0 && <p>{checkoutText.summary.nothingToPay}</p>}
          {order.couponCode !== null && <p>{orderText.coupon(order.couponCode)}</p>}
        </div>
      </Section>
      {billingAddress !== null && (
        <Section title={orderText.invoice}>
          <div>
            <p>{billingAddress.name}</p>
            <p>{addressText(billingAddress)}</p>
            {billingAddress.vatNumber !== null && <p>{orderText.vatNumber(billingAddress.vatNumber)}</p>}
          </div>
        </Section>
      )}
      {comment !== null && (
        <Section title={orderText.comment}>
          <p className={styles.comment}>{comment}</p>
        </Section>
      )}
    </>
  );
}
