import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { invoiceLines, type Order, orderTexts as coreOrderTexts, vatByRate } from "@kamra/core/orders";
import { deliveryTexts, shippingTraits } from "@kamra/core/delivery";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import { ReceiptLines, type ReceiptLinesProps } from "./ReceiptLines.tsx";
import styles from "./OrderReceipt.module.css";
import { Amount } from "../product/Amount.tsx";

/** Props of `OrderReceipt`: the order's lines, amounts and fees. */
export interface OrderReceiptProps extends Pick<Order, "amounts" | "fees">, ReceiptLinesProps, RootProps<"div"> {
  /** How the goods reach the shopper: what is fetched in the shop has no delivery. Delivered by default. */
  readonly shippingMethod?: Pick<Order["shippingMethod"], "kind">;
}

/** The VAT in what was paid, a row for each rate. */
const VatTable = ({ order }: { readonly order: Pick<Order, "lines" | "amounts" | "fees"> }) => {
  const texts = useTexts("order", orderTexts).vat;
  const { vatRate } = useCoreTexts("orders", coreOrderTexts);
  return (
    <table className={styles.vat}>
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          {[texts.rate, texts.net, texts.vat, texts.gross].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vatByRate(invoiceLines(order)).map(({ vatPercent, amount, net, vat }) => (
          <tr key={vatPercent}>
            <th scope="row">{vatRate(vatPercent)}</th>
            {[net, vat, amount].map((part, index) => (
              <td key={index} className={styles.amount}>
                <Amount of={part} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Of a kind that is brought. */
const delivered = { kind: null };

/**
 * The ordered lines, the total, and the VAT in it.
 *
 * @rule ORDER-12, LAW-6
 */
export const OrderReceipt = ({
  lines,
  amounts,
  fees,
  shippingMethod = delivered,
  hasNetPrice = false,
  images,
  className,
  ...root
}: OrderReceiptProps) => {
  const texts = useTexts("order", orderTexts);
  const coreTexts = useCoreTexts("delivery", deliveryTexts);
  const parts = [
    { name: texts.goods, amount: amounts.goods, isShown: true },
    { name: texts.deposit, amount: amounts.deposit, isShown: amounts.deposit > 0 },
    { name: texts.discount, amount: amounts.discount, isShown: amounts.discount !== 0 },
    {
      name: shippingTraits(shippingMethod).goesTo === "shop" ? texts.pickup : texts.delivery,
      amount: amounts.delivery,
      isShown: true,
    },
    { name: texts.cashOnDelivery, amount: amounts.cashOnDelivery, isShown: amounts.cashOnDelivery > 0 },
    { name: texts.boxing, amount: amounts.boxing, isShown: amounts.boxing > 0 },
    { name: texts.donation, amount: amounts.donation, isShown: amounts.donation > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <div {...root} className={classNames(styles.receipt, className)}>
      <ReceiptLines lines={lines} hasNetPrice={hasNetPrice} {...(images !== undefined && { images })} />
      <dl className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{amount === 0 ? coreTexts.free : <Amount of={amount} />}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd className={styles.amount}>
            <Amount of={amounts.total} />
          </dd>
        </div>
      </dl>
      <VatTable order={{ lines, amounts, fees }} />
    </div>
  );
};
