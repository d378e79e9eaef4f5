import type { CartWarning } from "@kamra/core/cart";
import { useCart } from "@kamra/react";
import { UnavailableLines } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

const none: ReadonlyArray<CartWarning> = [];

/** The unavailable lines of the cart. A notice shows the outcome of their removal. */
export function ShopUnavailableLines() {
  const shop = useStorefrontShop();
  const warnings = useCart(({ cart }) => cart?.warnings ?? none);
  return <UnavailableLines warnings={warnings} onRemove={() => void shop.cart.removeUnavailable()} />;
}
