"use server";

import type { ProductId } from "@kamra/core/product";
import type { QuantityChange } from "@kamra/ui";
import { refresh } from "next/cache";
import { actionShop } from "./serverShop";

/** Sets how much of a product is in the cart. */
export async function change(id: ProductId, wanted: QuantityChange): Promise<void> {
  const shop = await actionShop();
  try {
    const [product] = await shop.catalogue.productsById([id]);
    if (product === undefined) return;
    await shop.cart.refresh();
    await shop.delivery.select({ type: "personal" });
    const result = await shop.cart.setQuantity(product, wanted);
    if (result.kind === "refused") throw new Error(shop.errorText(result.error));
    refresh();
  } finally {
    shop.dispose();
  }
}

/** For a form, which works before the page's scripts have loaded, and without them. */
export async function addHalf(id: ProductId): Promise<void> {
  await change(id, { quantity: 0.5, quantityType: "default" });
}
