"use server";

import { actionShop, findApple } from "./serverShop.ts";

/** Works before the page's scripts have loaded, and without them. Next renders the page again afterwards. */
export async function addHalf(): Promise<void> {
  const shop = await actionShop();
  try {
    const apple = await findApple(shop);
    if (apple === null) return;
    await shop.cart.refresh();
    await shop.delivery.select({ type: "personal" });
    const result = await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" });
    if (result.kind === "refused") throw new Error(shop.errorText(result.error));
  } finally {
    shop.dispose();
  }
}
