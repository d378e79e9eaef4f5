import type { CartWarning } from "@kamra/core/cart";
import { useCart } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartPageText } from "./text.hu.ts";
import styles from "./UnavailableLines.module.css";

const none: ReadonlyArray<CartWarning> = [];

/**
 * The unavailable lines, and a button that removes them.
 * @rule CART-11
 */
export function UnavailableLines() {
  const shop = useStorefrontShop();
  const warnings = useCart(({ cart }) => cart?.warnings ?? none);
  if (warnings.length === 0) return null;
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{cartPageText.unavailableTitle}</p>
      <ul className={styles.products}>
        {warnings.map(({ productId, productName, message }) => (
          <li key={productId}>
            <strong>{productName}</strong>: {message}
          </li>
        ))}
      </ul>
      <p>{cartPageText.unavailable}</p>
      {/* A notice shows the outcome. */}
      <Button variant="secondary" onPress={() => void shop.cart.removeUnavailable()}>
        {cartPageText.removeUnavailable}
      </Button>
    </div>
  );
}
