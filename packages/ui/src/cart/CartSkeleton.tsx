import { Skeleton } from "../feedback/Skeleton.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import styles from "./CartSkeleton.module.css";
import { cartTexts } from "./text.hu.ts";

/** Props of `CartSkeleton`: those of its root element. */
export type CartSkeletonProps = RootProps<"div">;

/** The placeholder of a cart's lines while they are loading; screen readers hear that the cart is loading. */
export const CartSkeleton = ({ className, ...root }: CartSkeletonProps) => {
  const { loadingCart } = useTexts("cart", cartTexts);
  return (
    <div {...root} className={classNames(styles.cart, className)} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{loadingCart}</span>
      </VisuallyHidden>
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
};
