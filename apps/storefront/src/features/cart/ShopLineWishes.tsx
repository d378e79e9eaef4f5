import type { CartLine } from "@kamra/core/cart";
import { LineWishesForm } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Slices and gifts of a product in the cart; nothing for one that has neither. */
export function ShopLineWishes({ line }: { readonly line: CartLine }) {
  const shop = useStorefrontShop();
  return (
    <LineWishesForm
      product={line.product}
      wishes={line}
      // A failure shows in the cart's state and as a notice.
      onChange={(wishes) => void shop.cart.setWishes(line.product.id, wishes).catch(() => undefined)}
    />
  );
}
