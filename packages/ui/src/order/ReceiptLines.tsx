import { orderTexts as coreTexts, type Order, type OrderLine } from "@kamra/core/orders";
import { type Image, productTexts } from "@kamra/core/product";
import { formatHuf, orderedQuantityText } from "@kamra/core/text";
import { EstimateNote } from "../product/EstimateNote.tsx";
import { NetPrice } from "../product/NetPrice.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { SpokenPrice } from "../product/SpokenPrice.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import styles from "./ReceiptLines.module.css";
import { Amount } from "../product/Amount.tsx";

/** What `OrderReceipt` shows of the lines. */
export interface ReceiptLinesProps {
  /** The lines of the order, as ordered and as packed. */
  readonly lines: Order["lines"];
  /** Shows net prices too, to those who are invoiced as a company. */
  readonly hasNetPrice?: boolean;
  /** Pictures by product id; a product without one has the placeholder. No pictures by default. */
  readonly images?: Readonly<Record<string, Image | null>>;
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
  return shown.length > 0 && <span className={styles.options}>{shown.join("\u00a0· ")}</span>;
};

/**
 * Ordered lines: the chosen quantity and options, the price, and the price after the line's part of the discount.
 *
 * @rule ORDER-12, QTY-6
 */
export const ReceiptLines = ({ lines, hasNetPrice = false, images }: ReceiptLinesProps) => {
  const texts = useTexts("order", orderTexts);
  const formats = useFormats();
  const ofOrders = useCoreTexts("orders", coreTexts);
  const ofProducts = useCoreTexts("product", productTexts);
  return (
    <>
      <ul role="list" aria-label={texts.lines}>
        {lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            {images !== undefined && (
              <span className={styles.picture}>
                <ProductImage image={images[line.productId] ?? null} size="thumbnail" alt="" />
              </span>
            )}
            <span className={styles.name}>{unbrokenAmount(line.name)}</span>
            <span className={styles.quantity}>
              {orderedQuantityText(line, { formats, texts: ofProducts })}
              {"\u00a0· "}
              <SpokenPrice price={line.price} unit={line.unitName}>
                {texts.each(formatHuf(line.price, { formats }), formats.unit(line.unitName))}
              </SpokenPrice>
              {line.deposit > 0 && ` ${texts.lineDeposit(formatHuf(line.deposit, { formats }))}`}
              {hasNetPrice && line.vatPercent !== null && (
                <>
                  {"\u00a0· "}
                  <NetPrice gross={line.price} vat={line.vatPercent} />
                </>
              )}
            </span>
            <span className={styles.amount}>
              <Amount of={line.total} />
            </span>
            {line.discount !== 0 && (
              <span className={styles.paid}>{ofOrders.discounted(formatHuf(line.paid, { formats }))}</span>
            )}
            <ChosenOptions options={line} />
          </li>
        ))}
      </ul>
      <EstimateNote quantities={lines} />
    </>
  );
};
