import { exceedsMaxWeight } from "@kamra/core/cart";
import { useCart } from "@kamra/react";
import { WeightProblem } from "@kamra/ui";
import { useLocation } from "react-router-dom";
import styles from "./CartWeightNotice.module.css";
import { paths } from "../paths/paths.ts";

/**
 * A notice on every page but the cart's own, which shows it elsewhere, that the cart is too heavy.
 *
 * @rule WEIGHT-4
 */
export function CartWeightNotice() {
  const { pathname } = useLocation();
  const weight = useCart((state) => state.weight);
  const shippingMethod = useCart((state) => state.shippingMethod);
  const maxWeight = shippingMethod?.maxWeight ?? null;
  if (pathname === paths.cart || maxWeight === null || !exceedsMaxWeight(weight, { shippingMethod })) return null;
  return (
    <div className={styles.notice}>
      <WeightProblem maxWeight={maxWeight} cartHref={paths.cart} deliveryInfoHref={paths.deliveryInfo} />
    </div>
  );
}
