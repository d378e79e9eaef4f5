import { useNow } from "../clock/NowContext.ts";
import type { RootProps } from "../styles/RootProps.ts";
import {
  availabilityText,
  cardFacts,
  isNews,
  isOrderable,
  isWeighed,
  mainImage,
  type Product,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import type { CartLine } from "@kamra/core/cart";
import type { UndeliverableProduct } from "@kamra/core/delivery";
import { type ReactNode, useId } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Badge } from "../feedback/Badge.tsx";
import type { PlainFormTarget } from "../form/PlainForm.tsx";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { AdultsOnlyBadge } from "./AdultsOnlyBadge.tsx";
import { AllergenNote } from "./AllergenNote.tsx";
import { UndeliverableNote } from "./UndeliverableNote.tsx";
import { Price } from "./Price.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { type QuantityChange, QuantityControl } from "./QuantityControl.tsx";
import { shownQuantity } from "./shownQuantity.ts";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import styles from "./ProductCard.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `ProductCard`: the product, its page, its line in the cart, and the callback for a new quantity. */
export interface ProductCardProps extends RootProps<"article"> {
  /** The product with its prices, unit, picture and stock. */
  readonly product: Product;
  /** The instant that the price and the stock hold at; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** The address of the product's page. */
  readonly href: Href;
  /** The product's line in the cart, or null. */
  readonly line: CartLine | null;
  /** Called with the new quantity and its unit; 0 takes it out of the cart. */
  readonly onQuantityChange: (change: QuantityChange) => void;
  /** The new quantity is on its way. */
  readonly isPending?: boolean;
  /** Why the last change did not hold, in a sentence. */
  readonly error?: string | null;
  /** Why it cannot be delivered to the chosen place; absent when it can. */
  readonly undeliverable?: UndeliverableProduct | null;
  /** Above the fold: its picture loads with high priority. */
  readonly isPriority?: boolean;
  /** The card marks it as one of the shopper's usual products (USUAL-3). */
  readonly isUsual?: boolean;
  /** The card marks it as cheaper by unit than it looks: `cheaperByUnit` (CAT-9). */
  readonly isCheaperByUnit?: boolean;
  /** Opens the list picker; without it the card has no such button. */
  readonly onAddToList?: () => void;
  /** The address for the quantity's form before the scripts load: see `QuantityControl`. */
  readonly form?: PlainFormTarget;
  /** `SoldOutWays`: what the card offers in place of a product that cannot be ordered. */
  readonly instead?: ReactNode;
  /** Below the price: what the host knows of the product, such as a field of its own, or a button. */
  readonly children?: ReactNode;
}

/** Whether the card asks for the unit: for weighed products that are not in the cart yet, so that adding one moves no card. */
const choosesUnit = ({ defaultUnit }: Product, line: CartLine | null) => line === null && isWeighed(defaultUnit);

type CardBadgesProps = Pick<ProductCardProps, "product" | "now" | "isUsual" | "isCheaperByUnit">;

const CardBadges = ({ product, now, isUsual, isCheaperByUnit }: CardBadgesProps) => {
  const texts = useTexts("product", productTexts);
  const isNew = isNews(product, { now: useNow(now) });
  if (!isNew && !isUsual && !isCheaperByUnit && !product.adultsOnly) return null;
  return (
    <p className={styles.badges}>
      {isNew && <Badge tone="new">{texts.isNew}</Badge>}
      {isUsual && <Badge tone="action">{texts.isUsual}</Badge>}
      {isCheaperByUnit && <Badge tone="action">{texts.isCheaperByUnit}</Badge>}
      {product.adultsOnly && <AdultsOnlyBadge />}
    </p>
  );
};

type CardPictureProps = Pick<ProductCardProps, "product" | "now"> & {
  readonly isPriority: boolean;
  readonly isUsual: boolean;
  readonly isCheaperByUnit: boolean;
  readonly onAddToList: (() => void) | undefined;
};

const CardPicture = ({ product, now, isPriority, isUsual, isCheaperByUnit, onAddToList }: CardPictureProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <div className={styles.picture}>
      <ProductImage image={mainImage(product)} size="list" alt="" isPriority={isPriority} />
      <CardBadges product={product} now={now} isUsual={isUsual} isCheaperByUnit={isCheaperByUnit} />
      {onAddToList !== undefined && (
        <div className={styles.list}>
          <IconButton icon="list" label={texts.addToList(product.name)} onPress={onAddToList} />
        </div>
      )}
    </div>
  );
};

/** One line that never wraps: `cardFacts`. */
const CardFactsLine = ({ product }: Pick<ProductCardProps, "product">) => {
  const texts = useTexts("product", productTexts);
  const { origin, freshDays } = cardFacts(product);
  const facts = [freshDays === null ? null : texts.freshFor(freshDays), origin].filter((fact) => fact !== null);
  return facts.length > 0 && <p className={styles.facts}>{facts.join("\u00a0· ")}</p>;
};

interface CardActionProps extends Pick<
  ProductCardProps,
  "product" | "line" | "onQuantityChange" | "isPending" | "error" | "undeliverable" | "instead"
> {
  readonly form: PlainFormTarget | undefined;
  readonly isForSale: boolean;
}

/** The end of a card: warnings and the quantity, or why the product cannot be ordered and what there is instead. */
const CardAction = ({
  product,
  line,
  isForSale,
  onQuantityChange,
  isPending = false,
  error = null,
  undeliverable = null,
  form,
  instead,
}: CardActionProps) => {
  const coreTexts = useCoreTexts("product", coreProductTexts);
  return (
    <div className={styles.action}>
      <AllergenNote product={product} />
      {isForSale && <UndeliverableNote undeliverable={undeliverable} />}
      {(isForSale || line !== null) && (
        <QuantityControl
          product={product}
          {...shownQuantity(product, line)}
          onChange={onQuantityChange}
          hasUnits={choosesUnit(product, line)}
          isPending={isPending}
          error={error}
          form={form}
        />
      )}
      {!isForSale && (
        <>
          <p className={styles.unavailable}>{availabilityText(product.status, { texts: coreTexts })}</p>
          {instead}
        </>
      )}
    </div>
  );
};

/**
 * A product's card: picture, name, price and quantity control.
 * @rule CAT-9, CAT-10
 */
export const ProductCard = ({
  product,
  now,
  href,
  line,
  isPriority = false,
  isUsual = false,
  isCheaperByUnit = false,
  onAddToList,
  onQuantityChange,
  isPending = false,
  error = null,
  undeliverable = null,
  form,
  instead,
  children,
  className,
  ...root
}: ProductCardProps) => {
  const nameId = useId();
  const isForSale = isOrderable(product);
  const look = classNames(styles.card, line !== null && styles.isInCart, !isForSale && styles.isUnavailable, className);
  return (
    <article aria-labelledby={nameId} {...root} className={look}>
      <CardPicture
        product={product}
        now={now}
        isPriority={isPriority}
        isUsual={isUsual}
        isCheaperByUnit={isCheaperByUnit}
        onAddToList={onAddToList}
      />
      <h3 className={styles.name} id={nameId}>
        <Link variant="plain" href={href}>
          {unbrokenAmount(product.name)}
        </Link>
      </h3>
      {isForSale && <CardFactsLine product={product} />}
      <Price product={product} now={now} />
      {children !== undefined && <div className={styles.own}>{children}</div>}
      <CardAction
        product={product}
        line={line}
        isForSale={isForSale}
        onQuantityChange={onQuantityChange}
        isPending={isPending}
        error={error}
        undeliverable={undeliverable}
        form={form}
        instead={instead}
      />
    </article>
  );
};
