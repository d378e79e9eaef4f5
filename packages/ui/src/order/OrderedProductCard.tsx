import type { OrderedProduct } from "@kamra/core/orderedProducts";
import { type Product, productTexts } from "@kamra/core/product";
import { orderedQuantityText } from "@kamra/core/text";
import type { ReactNode } from "react";
import { ProductCardSkeleton } from "../product/ProductCardSkeleton.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import styles from "./OrderedProductCard.module.css";
import { orderTexts } from "./text.hu.ts";

/** Props of `OrderedProductCard`: what was ordered, the product as it is now, and those of its root element. */
export interface OrderedProductCardProps extends RootProps<"div"> {
  /** What the shopper ordered before, under the name of that time. */
  readonly ordered: Pick<
    OrderedProduct,
    "name" | "quantity" | "unitName" | "alternativeQuantity" | "alternativeUnitName"
  >;
  /** The product as the shop sells it now; null while loading. */
  readonly product: Product | null;
  /** The shop no longer sells it. */
  readonly isGone?: boolean;
  /** The card of the product. */
  readonly children: (product: Product) => ReactNode;
}

/**
 * A product that was ordered before, with its last quantity; its name until it loads, and when it is gone.
 *
 * @rule QTY-6
 */
export const OrderedProductCard = ({
  ordered,
  product,
  isGone = false,
  children,
  className,
  ...root
}: OrderedProductCardProps) => {
  const { lastTime, gone } = useTexts("order", orderTexts);
  const texts = useCoreTexts("product", productTexts);
  const formats = useFormats();
  return (
    <div {...root} className={classNames(styles.entry, className)}>
      {isGone && (
        <div className={styles.gone}>
          <h3 className={styles.name}>{ordered.name}</h3>
          <p>{gone}</p>
        </div>
      )}
      {!isGone && (product === null ? <ProductCardSkeleton name={ordered.name} /> : children(product))}
      <p className={styles.last}>{lastTime(orderedQuantityText(ordered, { formats, texts }))}</p>
    </div>
  );
};
