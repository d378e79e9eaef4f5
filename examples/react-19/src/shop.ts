import { cart, catalogue, createShop, delivery, documentCookies } from "@kamra/core";
import { isWeighed } from "@kamra/core/product";

export const endpoint = import.meta.env["VITE_ENDPOINT"] ?? "http://localhost:4000/graphql";

export const shop = createShop({
  capabilities: [catalogue, delivery, cart],
  endpoint,
  cookies: documentCookies(document),
});

/** An apple that is sold by the kilogram. */
export async function findApple() {
  const { products } = await shop.catalogue.search({ term: "alma" });
  return products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE") ?? null;
}
