import type { CartLine } from "@kamra/core/cart";
import type { UndeliverableProduct } from "@kamra/core/delivery";
import {
  availabilityText,
  currentPrice,
  isNews,
  isOrderable,
  type ProductDetails,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import type { ReactNode } from "react";
import { useNow } from "../clock/NowContext.ts";
import { Badge } from "../feedback/Badge.tsx";
import { Notice } from "../feedback/Notice.tsx";
import type { PlainFormTarget } from "../form/PlainForm.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./BuyBox.module.css";
import { NetPrice } from "./NetPrice.tsx";
import { Price } from "./Price.tsx";
import { type QuantityChange, QuantityControl } from "./QuantityControl.tsx";
import { RatingSummary } from "./RatingSummary.tsx";
import { shownQuantity } from "./shownQuantity.ts";
import { productTexts } from "./text.hu.ts";
import { AllergenNote } from "./AllergenNote.tsx";
import { UndeliverableNote } from "./UndeliverableNote.tsx";

/** Props of `BuyBox`: the product, its line in the cart, and the callback for a new quantity. */
export interface BuyBoxProps extends RootProps<"div"> {
  /** The product with its details. */
  readonly product: ProductDetails;
  /** The instant that the price and the stock hold at; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** The product's line in the cart, or null. */
  readonly line: CartLine | null;
  /** Called with the new quantity and its unit. */
  readonly onQuantityChange: (change: QuantityChange) => void;
  /** The new quantity is on its way. */
  readonly isPending?: boolean;
  /** Why the last change did not hold, in a sentence. */
  readonly error?: string | null;
  /** Why it cannot be delivered to the chosen place; absent when it can. */
  readonly undeliverable?: UndeliverableProduct | null;
  /** Adds the net price, for companies. */
  readonly hasNetPrice?: boolean;
  /** The address for the quantity's form before the scripts load: see `QuantityControl`. */
  readonly form?: PlainFormTarget;
  /** Below the quantity: what else can be done with the product, such as a list or a stock alert. */
  readonly children?: ReactNode;
}

const Heading = ({ product, now }: Pick<BuyBoxProps, "product"> & { readonly now: Date }) => {
  const texts = useTexts("product", productTexts);
  return (
    <div className={styles.head}>
      {isNews(product, { now }) && (
        <p>
          <Badge tone="new">{texts.isNew}</Badge>
        </p>
      )}
      <h1 className={styles.name}>{product.name}</h1>
      {product.brand !== null && <p className={styles.brand}>{texts.by(product.brand)}</p>}
      <RatingSummary rating={product.rating} />
    </div>
  );
};

/** A product's name, price and quantity control: the head of its page. */
export const BuyBox = ({
  product,
  now: given,
  line,
  onQuantityChange,
  isPending = false,
  error = null,
  undeliverable = null,
  hasNetPrice = false,
  form,
  children,
  className,
  ...root
}: BuyBoxProps) => {
  const texts = useTexts("product", productTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const now = useNow(given);
  const isForSale = isOrderable(product);
  return (
    <div {...root} className={classNames(styles.box, className)}>
      <Heading product={product} now={now} />
      <div>
        <Price product={product} now={now} size="page" />
        {hasNetPrice && (
          <p>
            <NetPrice gross={currentPrice(product, { now })} vat={product.vat} />
          </p>
        )}
      </div>
      {product.adultsOnly && <Notice tone="attention" role="note" title={texts.adultsOnlyNote} />}
      {!isForSale && <p className={styles.unavailable}>{availabilityText(product.status, { texts: coreTexts })}</p>}
      <AllergenNote product={product} />
      {isForSale && <UndeliverableNote undeliverable={undeliverable} />}
      {(isForSale || line !== null) && (
        <QuantityControl
          product={product}
          {...shownQuantity(product, line)}
          onChange={onQuantityChange}
          form={form}
          isPending={isPending}
          error={error}
        />
      )}
      {children}
    </div>
  );
};
