import type { CartLine, CartTotals } from "@kamra/core/cart";
import type { ShippingMethod } from "@kamra/core/delivery";
import { type Grams, mainImage, unitPrice } from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { CartSummary } from "../cart/CartSummary.tsx";
import { Icon } from "../icon/Icon.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { shownQuantity } from "../product/shownQuantity.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./OrderOverview.module.css";

export interface OrderOverviewProps {
  readonly lines: ReadonlyArray<CartLine>;
  readonly totals: CartTotals;
  readonly weight: Grams;
  readonly shippingMethod: Pick<ShippingMethod, "name" | "maxWeight"> | null;
  /** Where the goods go, in one line; null while that is not known. */
  readonly destination: string | null;
  /** When they come, in one line; null where nothing is chosen, or to be chosen. */
  readonly time: string | null;
  readonly isEstimate?: boolean;
  /** Whether the lines are shown from the start. */
  readonly isUnfolded?: boolean;
  readonly now: Date;
}

/** How much of it, and its unit price: `3 db · 1 299 Ft/kg`. */
const quantityText = (line: CartLine, { now }: { readonly now: Date }): string => {
  const { product } = line;
  const { quantity, quantityType } = shownQuantity(product, line);
  const unit = quantityType === "alternative" ? product.alternativeUnit : product.defaultUnit;
  const perUnit = unitPrice(product, { now });
  const amount = formatQuantity(quantity, unit?.name ?? product.defaultUnit.name);
  return perUnit === null ? amount : `${amount} · ${formatUnitPrice(perUnit)}`;
};

/**
 * What is being ordered, how it comes and what it comes to: beside every step of the checkout.
 *
 * @rule LAW-2
 */
export const OrderOverview = ({
  lines,
  totals,
  weight,
  shippingMethod,
  destination,
  time,
  isEstimate = false,
  isUnfolded = false,
  now,
}: OrderOverviewProps) => {
  const texts = useTexts().checkout;
  const facts = [
    { name: texts.how, value: shippingMethod?.name ?? null },
    { name: texts.where, value: destination },
    { name: texts.when, value: time },
  ].filter(({ value }) => value !== null);
  return (
    <CartSummary totals={totals} weight={weight} shippingMethod={shippingMethod} isEstimate={isEstimate}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className={styles.lines} open={isUnfolded}>
        <summary className={styles.fold}>
          {texts.lines(lines.length)} <Icon name="chevronDown" size="small" />
        </summary>
        <ul role="list">
          {lines.map((line) => (
            <li key={line.product.id} className={styles.line}>
              <span className={styles.picture}>
                <ProductImage image={mainImage(line.product)} size="thumbnail" alt="" />
              </span>
              <span className={styles.name}>{line.product.name}</span>
              <span className={styles.quantity}>{quantityText(line, { now })}</span>
              <span className={styles.amount}>{formatHuf(line.total)}</span>
            </li>
          ))}
        </ul>
      </details>
    </CartSummary>
  );
};
