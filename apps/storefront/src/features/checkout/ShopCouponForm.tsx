import { useCart } from "@kamra/react";
import { CouponForm, Section } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { checkoutText } from "./text.hu.ts";

/**
 * Applies a coupon immediately; the server's refusal is shown beside the field alone.
 *
 * @rule SEAM-3
 */
export function ShopCouponForm() {
  const shop = useStorefrontShop();
  const applied = useCart(({ cart }) => cart?.couponCode ?? null);
  const { state, message, send } = useSending();
  return (
    <Section title={checkoutText.coupon}>
      <CouponForm
        value={applied}
        onChange={(couponCode) => send(shop.cart.choose({ couponCode }))}
        error={message}
        isPending={state === "sending"}
      />
    </Section>
  );
}
