import { Skeleton } from "../feedback/Skeleton.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ProductGrid.module.css";

/** Props of `ProductCardSkeleton`: what is known of the product before its card can be shown. */
export interface ProductCardSkeletonProps extends RootProps<"div"> {
  /** The known fields of the product. */
  readonly name?: string;
}

/** The placeholder of a loading product card. */
export const ProductCardSkeleton = ({ name, className, ...root }: ProductCardSkeletonProps) => (
  <div {...root} className={classNames(styles.skeleton, className)} aria-busy="true">
    <Skeleton shape="picture" />
    {name === undefined ? <Skeleton /> : <p className={styles.name}>{name}</p>}
    <Skeleton width="long" />
    <Skeleton shape="heading" width="long" />
    <Skeleton width="short" />
    <Skeleton shape="button" />
  </div>
);
