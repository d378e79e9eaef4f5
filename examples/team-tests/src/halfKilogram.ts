import type { Product } from "@kamra/core/product";
import { isWeighed } from "@kamra/core/product";
import type { ShopCart } from "@kamra/core";

/** The team's own code under test: adds half a kilogram of what is sold by weight, and says what happened. */
export async function addHalfAKilogram(
  { cart }: { readonly cart: ShopCart },
  product: Product,
): Promise<"added" | "refused" | "waiting" | "not by weight"> {
  if (!isWeighed(product.defaultUnit)) return "not by weight";
  const { kind } = await cart.setQuantity(product, { quantity: 0.5, quantityType: "default" });
  return kind === "refused" || kind === "waiting" ? kind : "added";
}
