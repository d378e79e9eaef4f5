import { Skeleton, VisuallyHidden } from "@kamra/ui";
import styles from "./CartSkeleton.module.css";
import { cartPageText } from "./text.hu.ts";

/** The placeholder of a loading cart. */
export const CartSkeleton = () => (
  <div className={styles.cart} aria-busy="true">
    <h1>{cartPageText.title}</h1>
    <VisuallyHidden>
      <span role="status">{cartPageText.loading}</span>
    </VisuallyHidden>
    {[0, 1, 2].map((line) => (
      <div key={line} className={styles.line}>
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    ))}
  </div>
);
