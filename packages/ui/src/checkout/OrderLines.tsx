import type { CartLine } from "@kamra/core/cart";
import { mainImage, unitPrice } from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { memo } from "react";
import { ProductImage } from "../product/ProductImage.tsx";
import { shownQuantity } from "../product/shownQuantity.ts";
import styles from "./OrderLines.module.css";

export interface OrderLinesProps {
  readonly lines: ReadonlyArray<CartLine>;
}

/** The quantity and the unit price: `3 db · 1 299 Ft/kg`. */
const quantityText = (line: CartLine): string => {
  const { product } = line;
  const { quantity, quantityType } = shownQuantity(product, line);
  const unit = quantityType === "alternative" ? product.alternativeUnit : product.defaultUnit;
  const perUnit = unitPrice(product, line);
  const amount = formatQuantity(quantity, unit?.name ?? product.defaultUnit.name);
  return perUnit === null ? amount : `${amount} · ${formatUnitPrice(perUnit)}`;
};

/**
 * The ordered lines, read-only.
 *
 * @rule LAW-2
 */
export const OrderLines = memo(({ lines }: OrderLinesProps) => (
  <ul role="list">
    {lines.map((line) => (
      <li key={line.product.id} className={styles.line}>
        <span className={styles.picture}>
          <ProductImage image={mainImage(line.product)} size="thumbnail" alt="" />
        </span>
        <span className={styles.name}>{line.product.name}</span>
        <span className={styles.quantity}>{quantityText(line)}</span>
        <span className={styles.amount}>{formatHuf(line.total)}</span>
      </li>
    ))}
  </ul>
));
