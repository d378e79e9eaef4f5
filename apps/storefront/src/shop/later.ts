import type { StorefrontShop } from "./createStorefrontShop.ts";

// Capabilities that few pages need. The first page, loader or press that needs one opens it and loads its code.

export const accountOf = async (shop: StorefrontShop) =>
  (await shop.open((await import("./later/account.ts")).account)).account;

export const contentOf = async (shop: StorefrontShop) =>
  (await shop.open((await import("./later/content.ts")).content)).content;

export const listsOf = async (shop: StorefrontShop) =>
  (await shop.open((await import("./later/lists.ts")).lists)).lists;

export const ordersOf = async (shop: StorefrontShop) =>
  (await shop.open((await import("./later/orders.ts")).orders)).orders;

/** Opens the lists first: an order may save its cart as one. */
export async function checkoutOf(shop: StorefrontShop) {
  const [{ checkout }] = await Promise.all([import("./later/checkout.ts"), listsOf(shop)]);
  const withCart = await shop.open(checkout);
  return withCart.checkout;
}
