import type { Order } from "@kamra/core/order";
import { formatHuf, formatQuantity } from "@kamra/core/text";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./OrderReceipt.module.css";

export interface OrderReceiptProps {
  readonly lines: Order["lines"];
  readonly amounts: Order["amounts"];
}

/** What was ordered, line by line, and what it came to. */
export const OrderReceipt = ({ lines, amounts }: OrderReceiptProps) => {
  const texts = useTexts().order;
  const parts = [
    { name: texts.goods, amount: amounts.goods, isShown: true },
    { name: texts.deposit, amount: amounts.deposit, isShown: amounts.deposit > 0 },
    { name: texts.discount, amount: amounts.discount, isShown: amounts.discount !== 0 },
    { name: texts.delivery, amount: amounts.delivery, isShown: true },
    { name: texts.cashOnDelivery, amount: amounts.cashOnDelivery, isShown: amounts.cashOnDelivery > 0 },
    { name: texts.boxing, amount: amounts.boxing, isShown: amounts.boxing > 0 },
    { name: texts.donation, amount: amounts.donation, isShown: amounts.donation > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <div className={styles.receipt}>
      <ul role="list" aria-label={texts.lines}>
        {lines.map(({ productId, name, quantity, unitName, price, total }) => (
          <li key={productId} className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.quantity}>
              {formatQuantity(quantity, unitName)} · {texts.each(formatHuf(price), unitName)}
            </span>
            <span className={styles.amount}>{formatHuf(total)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{formatHuf(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd className={styles.amount}>{formatHuf(amounts.total)}</dd>
        </div>
      </dl>
    </div>
  );
};
