import { Skeleton } from "../feedback/Skeleton.tsx";
import styles from "./ProductGrid.module.css";

/** Props of `ProductCardSkeleton`: what is known of the product before its card can be shown. */
export interface ProductCardSkeletonProps {
  /** The known fields of the product. */
  readonly name?: string;
}

/** The placeholder of a loading product card. */
export const ProductCardSkeleton = ({ name }: ProductCardSkeletonProps) => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton shape="picture" />
    {name === undefined ? <Skeleton /> : <p className={styles.name}>{name}</p>}
    <Skeleton width="long" />
    <Skeleton shape="heading" width="long" />
    <Skeleton width="short" />
    <Skeleton shape="button" />
  </div>
);
