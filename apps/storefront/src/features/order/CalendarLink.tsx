import { addressText } from "@kamra/core/delivery";
import { deliveryCalendar, type Order, stageOf } from "@kamra/core/orders";
import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { settings } from "../../shop/settings.ts";
import { orderText } from "./text.hu.ts";

/** The order's time slot for the shopper's calendar, while it is ahead. A file that the page itself holds: it works offline. */
export function CalendarLink({ order }: { readonly order: Order }) {
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
