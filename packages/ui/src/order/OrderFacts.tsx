import { contentTexts, openingHoursText } from "@kamra/core/content";
import { addressText, shippingTraits, timeRangeText } from "@kamra/core/delivery";
import { formatPhone } from "@kamra/core/form";
import { deliveryCalendar, type Order, orderCashDue, orderTexts as coreOrderTexts, stageOf } from "@kamra/core/orders";
import { formatHuf } from "@kamra/core/text";
import { Fragment } from "react";
import { useNow } from "../clock/NowContext.ts";
import { Section } from "../layout/Section.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import styles from "./OrderFacts.module.css";
import { ParcelPlace } from "./ParcelPlace.tsx";
import { readyFromText } from "./readyFromText.ts";
import { orderTexts } from "./text.hu.ts";

/** Props of `OrderFacts`: the order, the shop's address, and those of its root element. */
export interface OrderFactsProps extends RootProps<"section"> {
  /** The placed order: where it goes and when, who gets it, how it is paid and billed. */
  readonly order: Order;
  /** The shop's address, such as `https://kamra.example`, for an entry in a calendar; without it there is no link to one. */
  readonly shopUrl?: string | undefined;
  /** The instant that decides whether dates show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

interface PartProps extends Pick<OrderFactsProps, "order"> {
  readonly now: Date;
}

const isOver = ({ status }: Pick<Order, "status">): boolean => {
  const stage = stageOf(status.code);
  return stage === "delivered" || stage === "canceled";
};

/** Lines break between days; in large text, which has no room for a day and its hours, between the two. */
const OpenDays = ({ text }: { readonly text: string }) => (
  <p>
    {text.split(/(?<=;) /).map((days) => (
      <Fragment key={days}>
        <span className={styles.days}>{days.replaceAll("\u00a0", " ")}</span>{" "}
      </Fragment>
    ))}
  </p>
);

/** How an order is fetched from the shop: the code, from when, and the opening hours. */
const Pickup = ({ order: { pickup, status }, now }: PartProps) => {
  const texts = useTexts("order", orderTexts).facts;
  const formats = useFormats();
  const ofContent = useCoreTexts("content", contentTexts);
  if (pickup === null || isOver({ status })) return null;
  const { code, readyFrom, week } = pickup;
  const isReady = stageOf(status.code) === "ready";
  return (
    <>
      {(isReady || readyFrom !== null) && (
        <p>
          <strong>
            {isReady || readyFrom === null ? texts.ready : readyFromText(new Date(readyFrom), { now, formats, texts })}
          </strong>
        </p>
      )}
      {code !== null && (
        <p>
          {texts.code} <strong>{code}</strong>
        </p>
      )}
      {week.length > 0 && <OpenDays text={texts.hours(openingHoursText(week, { texts: ofContent }))} />}
    </>
  );
};

/** The time slot for the shopper's calendar. A file that the page itself holds: it works offline. */
const CalendarLink = ({ order, shopUrl }: Pick<OrderFactsProps, "order"> & { readonly shopUrl: string }) => {
  const texts = useTexts("order", orderTexts).facts;
  const { brand } = useSettings();
  const place = order.shippingAddress && addressText(order.shippingAddress);
  const written = { formats: useFormats(), texts: useCoreTexts("orders", coreOrderTexts) };
  const file = deliveryCalendar({ ...order, place }, { brand, shopUrl, ...written });
  if (file === null || isOver(order)) return null;
  return (
    <p>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${texts.calendarFile(order.id)}.ics`}
      >
        {texts.calendar}
      </a>
    </p>
  );
};

const Delivery = ({ order, now, shopUrl }: PartProps & Pick<OrderFactsProps, "shopUrl">) => {
  const texts = useTexts("order", orderTexts).facts;
  const formats = useFormats();
  const { shippingMethod, shippingAddress, timeSlot, postPoint, linkedOrderId } = order;
  return (
    <Section title={shippingTraits(shippingMethod).goesTo === "shop" ? texts.pickup : texts.shipping} size="small">
      <div>
        <p>{shippingMethod.name}</p>
        {postPoint === null ? (
          shippingAddress !== null && <p>{addressText(shippingAddress)}</p>
        ) : (
          <>
            <p>{texts.fetchAt}</p>
            <ParcelPlace point={postPoint} />
          </>
        )}
        {timeSlot !== null && (
          <p>
            <strong>{timeRangeText(timeSlot, { formats, now })}</strong>
          </p>
        )}
        {shopUrl !== undefined && <CalendarLink order={order} shopUrl={shopUrl} />}
        <Pickup order={order} now={now} />
        {order.returnsEmpties && <p>{texts.returnsEmpties}</p>}
        {linkedOrderId !== null && <p>{texts.linkedTo(linkedOrderId)}</p>}
      </div>
    </Section>
  );
};

const Payment = ({ order }: Pick<OrderFactsProps, "order">) => {
  const texts = useTexts("order", orderTexts).facts;
  const formats = useFormats();
  const { paymentMethod, amounts, couponCode, billingAddress } = order;
  const due = orderCashDue(order);
  return (
    <>
      <Section title={texts.payment} size="small">
        <div>
          <p>{paymentMethod.name}</p>
          {due !== null && <p>{texts.cashDue(formatHuf(due, { formats }))}</p>}
          {amounts.total === 0 && <p>{texts.nothingToPay}</p>}
          {couponCode !== null && <p>{texts.coupon(couponCode)}</p>}
        </div>
      </Section>
      {billingAddress !== null && (
        <Section title={texts.invoice} size="small">
          <div>
            <p>{billingAddress.name}</p>
            <p>{addressText(billingAddress)}</p>
            {billingAddress.vatNumber !== null && <p>{texts.vatNumber(billingAddress.vatNumber)}</p>}
          </div>
        </Section>
      )}
    </>
  );
};

/**
 * What a placed order says beside its goods: delivery with its time and how to fetch it, contact, payment, invoice and comment.
 *
 * @rule ORDER-10, LAW-4
 */
export const OrderFacts = ({ order, shopUrl, now: given, ...root }: OrderFactsProps) => {
  const texts = useTexts("order", orderTexts).facts;
  const { contactPerson, comment } = order;
  return (
    <Stack {...root} gap={5}>
      <Delivery order={order} now={useNow(given)} shopUrl={shopUrl} />
      {contactPerson !== null && (
        <Section title={texts.contact} size="small">
          <div>
            <p>{contactPerson.name}</p>
            <p>{formatPhone(contactPerson.telephone)}</p>
          </div>
        </Section>
      )}
      <Payment order={order} />
      {comment !== null && (
        <Section title={texts.comment} size="small">
          <p className={styles.comment}>{comment}</p>
        </Section>
      )}
    </Stack>
  );
};
