import { createShop, documentCookies, ownCart, ownCatalogue, ownDelivery } from "@kamra/core";
import { cart, catalogue, delivery } from "./ports.ts";

export const shop = createShop({
  capabilities: [ownCatalogue(catalogue), ownDelivery(delivery), ownCart(cart)],
  cookies: documentCookies(document),
});
