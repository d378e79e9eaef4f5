import { exceedsMaxWeight } from "@kamra/core/cart";
import { useCart } from "@kamra/react";
import { WeightProblem } from "@kamra/ui";
import { useLocation } from "react-router-dom";
import { usePreferredMethod } from "../delivery/usePreferredMethod.ts";
import styles from "./CartWeightNotice.module.css";
import { paths } from "./paths.ts";

/**
 * Says on every page but the cart's own, which has its place for it, that the cart has become too heavy.
 *
 * @rule WEIGHT-4
 */
export function CartWeightNotice() {
  const { pathname } = useLocation();
  const weight = useCart((state) => state.weight);
  const shippingMethod = usePreferredMethod();
  const maxWeight = shippingMethod?.maxWeight ?? null;
  if (pathname === paths.cart || maxWeight === null || !exceedsMaxWeight(weight, { shippingMethod })) return null;
  return (
    <div className={styles.notice}>
      <WeightProblem maxWeight={maxWeight} cartHref={paths.cart} deliveryInfoHref={paths.deliveryInfo} />
    </div>
  );
}
