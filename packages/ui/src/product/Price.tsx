import { useNow } from "../clock/NowContext.ts";
import type { RootProps } from "../styles/RootProps.ts";
import {
  currentPrice,
  depositOf,
  pieceEstimate,
  priceKind,
  priceReduction,
  type Product,
  unitPriceBeside,
} from "@kamra/core/product";
import { formatHuf, formatPieceEstimate, formatUnitPrice } from "@kamra/core/text";
import { memo } from "react";
import { Badge } from "../feedback/Badge.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import styles from "./Price.module.css";
import { Amount } from "./Amount.tsx";
import { StruckPrice } from "./StruckPrice.tsx";
import { SpokenPrice } from "./SpokenPrice.tsx";

/** Props of `Price`: the product, the instant of its price, and the size of the text. */
export interface PriceProps extends RootProps<"div"> {
  /** The product with its prices, unit and deposit. */
  readonly product: Product;
  /** The instant of the price; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** In a list, `line` beside a name and `under` below it. */
  readonly size?: "line" | "under" | "card" | "page";
}

/** On its own line; nothing without one. */
const Deposit = ({ product }: Pick<PriceProps, "product">) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const deposit = depositOf(product);
  const { name: unit } = product.defaultUnit;
  return (
    deposit > 0 && (
      <p className={styles.note}>
        <SpokenPrice price={deposit} unit={unit} isDeposit>
          {texts.deposit(formatHuf(deposit, { formats }), formats.unit(unit))}
        </SpokenPrice>
      </p>
    )
  );
};

/**
 * The price of a default unit with its reduction, unit price and deposit. Weighed products also show about what one
 * piece costs.
 *
 * @rule LAW-1
 * @rule LAW-2
 * @rule LAW-3
 * @rule PRICE-9
 * @rule QTY-6
 */
export const Price = memo(({ product, now: given, size = "card", className, ...root }: PriceProps) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const now = useNow(given);
  const price = currentPrice(product, { now });
  const reduction = priceReduction(product, { now });
  const perUnit = unitPriceBeside(product, { now });
  const piece = pieceEstimate(product, { now });
  const { name: unit } = product.defaultUnit;
  return (
    <div {...root} className={classNames(styles.price, styles[size], className)}>
      {reduction !== null && (
        <p className={styles.before}>
          <StruckPrice of={reduction.struckPrice} />
          {reduction.percent > 0 && (
            <Badge tone="sale">
              <span aria-hidden="true">{texts.reduction(reduction.percent)}</span>
              <VisuallyHidden>{texts.reductionSpoken(reduction.percent)}</VisuallyHidden>
            </Badge>
          )}
        </p>
      )}
      <p className={classNames(styles.current, reduction !== null && styles.reduced)}>
        <VisuallyHidden>{`${texts.price}: `}</VisuallyHidden>
        <SpokenPrice price={price} unit={unit}>
          <strong className={styles.amount}>
            <Amount of={price} />
          </strong>{" "}
          <span className={styles.unit}>{texts.perUnit(formats.unit(unit))}</span>
        </SpokenPrice>
      </p>
      {perUnit !== null && (
        <p className={styles.perUnit}>
          <VisuallyHidden>{`${texts.unitPrice}: `}</VisuallyHidden>
          <SpokenPrice {...perUnit}>
            <span translate="no">{formatUnitPrice(perUnit, { formats })}</span>
          </SpokenPrice>
        </p>
      )}
      {piece !== null && (
        <p className={styles.perUnit} translate="no">
          {formatPieceEstimate(piece, { formats })}
        </p>
      )}
      <Deposit product={product} />
      {(priceKind(product, { now }) === "personal" || product.webshopOnlyPrice) && (
        <p className={styles.labels}>
          {priceKind(product, { now }) === "personal" && <Badge tone="action">{texts.personalPrice}</Badge>}
          {product.webshopOnlyPrice && <Badge>{texts.webshopOnly}</Badge>}
        </p>
      )}
    </div>
  );
});
