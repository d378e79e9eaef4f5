import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ProductGrid.module.css";

/** Props of `ProductGridSkeleton`: the number of placeholder cards, 8 by default. */
export interface ProductGridSkeletonProps extends RootProps<"div"> {
  /** How many cards are expected. */
  readonly count?: number;
}

/** The placeholder of a loading product grid. */
export const ProductGridSkeleton = ({ count = 8, className, ...root }: ProductGridSkeletonProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <div role="status" aria-busy="true" className={className} {...root}>
      <VisuallyHidden>{texts.loadingProducts}</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
};
