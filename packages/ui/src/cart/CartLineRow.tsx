import { type CartLine, lineDeposit } from "@kamra/core/cart";
import { availabilityText, mainImage, priceReduction, unitPrice } from "@kamra/core/product";
import { formatHuf, formatUnitPrice } from "@kamra/core/text";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { AdultsOnlyBadge } from "../product/AdultsOnlyBadge.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { type QuantityChange, QuantityControl } from "../product/QuantityControl.tsx";
import { shownQuantity } from "../product/shownQuantity.ts";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./CartLineRow.module.css";

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly now: Date;
  readonly href: string;
  readonly onQuantityChange: (change: QuantityChange) => void;
  readonly onRemove: () => void;
  readonly isPending?: boolean;
  readonly error?: string | null;
  /** What else is wanted of it. */
  readonly children?: ReactNode;
}

/**
 * A product in the cart: how much of it, what one costs, what it comes to.
 *
 * @rule LAW-2
 * @rule LAW-3
 * @rule LAW-12
 */
export const CartLineRow = ({
  line,
  now,
  href,
  onQuantityChange,
  onRemove,
  isPending = false,
  error = null,
  children,
}: CartLineRowProps) => {
  const { cart: texts, product: productTexts, core } = useTexts();
  const { product } = line;
  const perUnit = unitPrice(product, { now });
  const deposit = lineDeposit(product, { quantity: line.quantity });
  const isReduced = priceReduction(product, { now }) !== null;
  const unavailable = availabilityText(product.status, { texts: core.product });
  return (
    <article className={styles.row} aria-label={product.name}>
      <div className={styles.picture}>
        <ProductImage image={mainImage(product)} size="thumbnail" alt="" />
      </div>
      <div className={styles.product}>
        <h3 className={styles.name}>
          <Link variant="plain" href={href}>
            {product.name}
          </Link>
          {product.adultsOnly && (
            <>
              {" "}
              <AdultsOnlyBadge />
            </>
          )}
        </h3>
        <p className={styles.each}>
          {texts.eachUnit(formatHuf(line.price), product.defaultUnit.name)}
          {perUnit !== null && (
            <>
              {" · "}
              <VisuallyHidden>{`${productTexts.unitPrice}: `}</VisuallyHidden>
              {formatUnitPrice(perUnit)}
            </>
          )}
        </p>
        {deposit > 0 && <p className={styles.each}>{texts.deposit(formatHuf(deposit))}</p>}
        {unavailable !== null && <p className={styles.unavailable}>{unavailable}</p>}
      </div>
      <p className={classNames(styles.total, isReduced && styles.isReduced)}>
        <VisuallyHidden>{`${texts.lineTotal}: `}</VisuallyHidden>
        {formatHuf(line.total)}
      </p>
      <div className={styles.control}>
        <QuantityControl
          product={product}
          {...shownQuantity(product, line)}
          onChange={onQuantityChange}
          isPending={isPending}
          error={error}
        />
      </div>
      <div className={styles.remove}>
        <IconButton icon="trash" label={texts.removeNamed(product.name)} onPress={onRemove} />
      </div>
      {children !== undefined && <div className={styles.wishes}>{children}</div>}
    </article>
  );
};
