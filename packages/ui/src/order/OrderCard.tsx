import { timeRangeText } from "@kamra/core/delivery";
import { type Order, orderCashDue } from "@kamra/core/orders";
import type { Image } from "@kamra/core/product";
import { dateText, formatHuf } from "@kamra/core/text";
import type { ReactNode } from "react";
import { useNow } from "../clock/NowContext.ts";
import { Fold } from "../content/Fold.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { ReceiptLines } from "./ReceiptLines.tsx";
import { orderTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./OrderCard.module.css";
import { Amount } from "../product/Amount.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `OrderCard`: the order, its page, and buttons as children. */
export interface OrderCardProps extends RootProps<"article"> {
  /** The order: its number, time, state, sums and lines. */
  readonly order: Pick<Order, "id" | "createdAt" | "status" | "amounts" | "lines" | "paymentMethod" | "timeSlot">;
  /** The address of the order's page. */
  readonly href: Href;
  /** The instant that decides whether the date shows its year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** Pictures of its products that are still sold. */
  readonly images?: ReadonlyArray<Image | null>;
  /** Buttons for what the shopper can do with the order. */
  readonly children?: ReactNode;
}

/**
 * An order in a list of orders: date, status, total and products, which unfold into what was ordered.
 *
 * @rule FMT-7
 */
export const OrderCard = ({ order, href, now: given, images = [], children, className, ...root }: OrderCardProps) => {
  const texts = useTexts("order", orderTexts);
  const formats = useFormats();
  const now = useNow(given);
  const { id, createdAt, status, amounts, lines, paymentMethod, timeSlot } = order;
  const due = orderCashDue({ status, amounts, paymentMethod });
  return (
    <article {...root} className={classNames(styles.card, className)} aria-label={texts.orderNamed(id)}>
      <div className={styles.head}>
        <BareLink className={styles.link} href={href}>
          <time dateTime={createdAt}>{dateText(new Date(createdAt), { formats, now })}</time>
        </BareLink>
        <Badge tone="neutral">{status.title}</Badge>
        <strong className={styles.total}>
          <Amount of={amounts.total} />
        </strong>
      </div>
      <p className={styles.facts}>
        {texts.orderNamed(id)}
        {timeSlot !== null && `\u00a0· ${texts.deliveredAt(timeRangeText(timeSlot, { formats, now }))}`}
        {due !== null && `\u00a0· ${texts.cashDue(formatHuf(due, { formats }))}`}
      </p>
      {images.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {images.map((image, index) => (
            <span key={image?.thumbnail ?? index} className={styles.picture}>
              <ProductImage image={image} size="thumbnail" alt="" />
            </span>
          ))}
        </div>
      )}
      <div className={styles.lines}>
        <Fold title={texts.lineCount(lines.length)}>
          <ReceiptLines lines={lines} />
        </Fold>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </article>
  );
};
