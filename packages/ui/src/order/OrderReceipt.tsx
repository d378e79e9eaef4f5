import type { Order, OrderLine } from "@kamra/core/orders";
import { productTexts } from "@kamra/core/product";
import { formatHuf, orderedQuantityText } from "@kamra/core/text";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { NetPrice } from "../product/NetPrice.tsx";
import { EstimateNote } from "../product/EstimateNote.tsx";
import styles from "./OrderReceipt.module.css";

export interface OrderReceiptProps {
  readonly lines: Order["lines"];
  readonly amounts: Order["amounts"];
  /** Shows net prices too, to those who are invoiced as a company. */
  readonly showsNet?: boolean;
}

type Options = Pick<OrderLine, "sliced" | "substitution" | "additionalInformation">;

/** The options of a line besides quantity; empty without any. */
const ChosenOptions = ({ options: { sliced, substitution, additionalInformation } }: { readonly options: Options }) => {
  const texts = useTexts("order", orderTexts).lineOptions;
  const shown = [
    sliced ? texts.sliced : null,
    substitution === "SIMILAR" ? texts.similar : substitution === "CALL_ME" ? texts.callMe : null,
    additionalInformation?.ribbonColor ? texts.ribbon(additionalInformation.ribbonColor) : null,
    additionalInformation?.giftCardText ? texts.gift(additionalInformation.giftCardText) : null,
  ].filter((text) => text !== null);
  return shown.length > 0 && <span className={styles.options}>{shown.join(" · ")}</span>;
};

/** The ordered lines and the total. */
export const OrderReceipt = ({ lines, amounts, showsNet = false }: OrderReceiptProps) => {
  const texts = useTexts("order", orderTexts);
  const coreTexts = useCoreTexts("delivery", deliveryTexts);
  const ofProducts = useCoreTexts("product", productTexts);
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
        {lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.quantity}>
              {orderedQuantityText(line, { texts: ofProducts })} · {texts.each(formatHuf(line.price), line.unitName)}
              {showsNet && line.vatPercent !== null && (
                <>
                  {" · "}
                  <NetPrice gross={line.price} vat={line.vatPercent} />
                </>
              )}
            </span>
            <span className={styles.amount}>{formatHuf(line.total)}</span>
            <ChosenOptions options={line} />
          </li>
        ))}
      </ul>
      <EstimateNote quantities={lines} />
      <dl className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{amount === 0 ? coreTexts.free : formatHuf(amount)}</dd>
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
