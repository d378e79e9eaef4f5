import type { CartLine } from "@kamra/core/cart";
import { LineOptionsForm } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** The slicing and gift options of a line; nothing for a product without options. */
export function ShopLineOptions({ line }: { readonly line: CartLine }) {
  const shop = useStorefrontShop();
  return (
    <LineOptionsForm
      product={line.product}
      value={line}
      // A failure shows in the cart's state and as a notice.
      onChange={(options) => void shop.cart.setLineOptions(line.product.id, options)}
    />
  );
}
