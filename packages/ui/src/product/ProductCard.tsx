import {
  availabilityText,
  isNews,
  isOrderable,
  isWeighed,
  mainImage,
  type Product,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import type { CartLine } from "@kamra/core/cart";
import type { UndeliverableProduct } from "@kamra/core/delivery";
import { useId } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Badge } from "../feedback/Badge.tsx";
import type { PlainFormTarget } from "../form/PlainForm.tsx";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { AdultsOnlyBadge } from "./AdultsOnlyBadge.tsx";
import { UndeliverableNote } from "./UndeliverableNote.tsx";
import { Price } from "./Price.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { type QuantityChange, QuantityControl } from "./QuantityControl.tsx";
import { shownQuantity } from "./shownQuantity.ts";
import { unbrokenAmount } from "./unbrokenAmount.ts";
import styles from "./ProductCard.module.css";
import type { Href } from "../link/Href.ts";

export interface ProductCardProps {
  readonly product: Product;
  readonly now: Date;
  readonly href: Href;
  /** The product's line in the cart, or null. */
  readonly line: CartLine | null;
  readonly onQuantityChange: (change: QuantityChange) => void;
  readonly isPending?: boolean;
  readonly error?: string | null;
  /** Why it does not come to the chosen place, if so. */
  readonly undeliverable?: UndeliverableProduct | null;
  /** Above the fold: its picture loads with high priority. */
  readonly isPriority?: boolean;
  /** Opens the list picker; without it the card has no such button. */
  readonly onAddToList?: () => void;
  /** The address for the quantity's form before the scripts load: see `QuantityControl`. */
  readonly form?: PlainFormTarget;
}

/** Whether a card has the units: a box of twelve is for the product's page, and for the shopper who has one. */
const choosesUnit = ({ defaultUnit }: Product, line: CartLine | null) =>
  isWeighed(defaultUnit) || line?.quantityType === "alternative";

const CardBadges = ({ product, now }: Pick<ProductCardProps, "product" | "now">) => {
  const texts = useTexts("product", productTexts);
  return (
    <p className={styles.badges}>
      {isNews(product, { now }) && <Badge tone="new">{texts.isNew}</Badge>}
      {product.adultsOnly && <AdultsOnlyBadge />}
    </p>
  );
};

/** A product's card: picture, name, price and quantity control. */
export const ProductCard = ({
  product,
  now,
  href,
  line,
  onQuantityChange,
  isPending = false,
  error = null,
  undeliverable = null,
  isPriority = false,
  onAddToList,
  form,
}: ProductCardProps) => {
  const texts = useTexts("product", productTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const nameId = useId();
  const unavailable = availabilityText(product.status, { texts: coreTexts });
  const isForSale = isOrderable(product);
  return (
    <article
      className={classNames(styles.card, line !== null && styles.isInCart, !isForSale && styles.isUnavailable)}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        <ProductImage image={mainImage(product)} size="list" alt="" isPriority={isPriority} />
        <CardBadges product={product} now={now} />
        {onAddToList !== undefined && (
          <div className={styles.list}>
            <IconButton icon="list" label={texts.addToList(product.name)} onPress={onAddToList} />
          </div>
        )}
      </div>
      <h3 className={styles.name} id={nameId}>
        <Link variant="plain" href={href}>
          {unbrokenAmount(product.name)}
        </Link>
      </h3>
      <Price product={product} now={now} />
      <div className={styles.action}>
        {isForSale && <UndeliverableNote undeliverable={undeliverable} />}
        {isForSale || line !== null ? (
          <QuantityControl
            product={product}
            {...shownQuantity(product, line)}
            onChange={onQuantityChange}
            hasUnits={choosesUnit(product, line)}
            isPending={isPending}
            error={error}
            form={form}
          />
        ) : (
          <p className={styles.unavailable}>{unavailable}</p>
        )}
        {!isForSale && line !== null && <p className={styles.unavailable}>{unavailable}</p>}
      </div>
    </article>
  );
};
