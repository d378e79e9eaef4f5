import { type CartLine, orderedQuantity } from "@kamra/core/cart";
import { mainImage, productTexts, unitPrice } from "@kamra/core/product";
import { formatUnitPrice, orderedQuantityText } from "@kamra/core/text";
import { memo } from "react";
import { EstimateNote } from "../product/EstimateNote.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { SpokenPrice } from "../product/SpokenPrice.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useFormats } from "../text/useTexts.ts";
import styles from "./OrderLines.module.css";
import { Amount } from "../product/Amount.tsx";

/** Props of `OrderLines`: the cart's lines, in order, and those of its root element. */
export interface OrderLinesProps extends RootProps<"div"> {
  /** The lines of the cart. */
  readonly lines: ReadonlyArray<CartLine>;
}

/**
 * The ordered lines, read-only.
 *
 * @rule LAW-2
 */
export const OrderLines = memo(({ lines, ...root }: OrderLinesProps) => {
  const texts = useCoreTexts("product", productTexts);
  const formats = useFormats();
  return (
    <div {...root}>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => {
          const perUnit = unitPrice(line.product, line);
          return (
            <li key={line.product.id} className={styles.line}>
              <span className={styles.picture}>
                <ProductImage image={mainImage(line.product)} size="thumbnail" alt="" />
              </span>
              <span className={styles.name}>{unbrokenAmount(line.product.name)}</span>
              <span className={styles.quantity}>
                {orderedQuantityText(orderedQuantity(line), { formats, texts })}
                {perUnit !== null && (
                  <>
                    {"\u00a0· "}
                    <SpokenPrice {...perUnit}>{formatUnitPrice(perUnit, { formats })}</SpokenPrice>
                  </>
                )}
              </span>
              <span className={styles.amount}>
                <Amount of={line.total} />
              </span>
            </li>
          );
        })}
      </ul>
      <EstimateNote quantities={lines.map(orderedQuantity)} />
    </div>
  );
});
