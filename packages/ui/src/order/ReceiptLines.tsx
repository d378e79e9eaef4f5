import { orderTexts as coreTexts, type Order, type OrderLine } from "@kamra/core/orders";
import { productTexts } from "@kamra/core/product";
import { formatHuf, orderedQuantityText } from "@kamra/core/text";
import { EstimateNote } from "../product/EstimateNote.tsx";
import { NetPrice } from "../product/NetPrice.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import styles from "./ReceiptLines.module.css";
import { Amount } from "../product/Amount.tsx";

export interface ReceiptLinesProps {
  readonly lines: Order["lines"];
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

/**
 * Ordered lines: each as it was chosen, with what it cost and what it cost after its part of the discount.
 *
 * @rule ORDER-12, QTY-6
 */
export const ReceiptLines = ({ lines, showsNet = false }: ReceiptLinesProps) => {
  const texts = useTexts("order", orderTexts);
  const ofOrders = useCoreTexts("orders", coreTexts);
  const ofProducts = useCoreTexts("product", productTexts);
  return (
    <>
      <ul role="list" aria-label={texts.lines}>
        {lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.quantity}>
              {orderedQuantityText(line, { texts: ofProducts })} · {texts.each(formatHuf(line.price), line.unitName)}
              {line.deposit > 0 && ` ${texts.lineDeposit(formatHuf(line.deposit))}`}
              {showsNet && line.vatPercent !== null && (
                <>
                  {" · "}
                  <NetPrice gross={line.price} vat={line.vatPercent} />
                </>
              )}
            </span>
            <span className={styles.amount}>
              <Amount of={line.total} />
            </span>
            {line.discount !== 0 && <span className={styles.paid}>{ofOrders.discounted(formatHuf(line.paid))}</span>}
            <ChosenOptions options={line} />
          </li>
        ))}
      </ul>
      <EstimateNote quantities={lines} />
    </>
  );
};
