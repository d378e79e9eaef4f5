import {
  type BackendCall,
  cartOf,
  type CartRemote,
  type CatalogueSource,
  createShop,
  documentCookies,
  ownCart,
  ownCatalogue,
  ownDelivery,
  productOf,
  productPageOf,
  ServerError,
} from "@kamra/core";
import type { Basket, Goods } from "./rest.ts";

async function ask<Answer>({ fetch }: BackendCall, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (response.status === 404) throw new ServerError({ code: "INVALID_CART_ID", message: "There is no such basket" });
  return response.json();
}

const productIn = ({ sku, title, cents }: Goods) =>
  productOf({
    id: sku,
    name: title,
    regularPrice: cents,
    defaultUnit: { name: "kg", minimumQuantity: 0.5, quantityStep: 0.5 },
  });

const cartIn = ({ id, items, sum }: Basket) =>
  cartOf({
    id,
    totalPrice: sum,
    lines: items.map((item) => ({
      product: productIn(item),
      quantity: item.kilograms,
      price: item.cents,
      total: item.sum,
    })),
  });

const goods = async (call: BackendCall, term = "") =>
  (await ask<ReadonlyArray<Goods>>(call, `/goods?q=${encodeURIComponent(term)}`)).map(productIn);

const catalogue: CatalogueSource = {
  products: async (wanted, call) => {
    const all = await goods(call);
    return productPageOf(all, { ...wanted, total: all.length });
  },
  search: async ({ term, ...wanted }, call) => {
    const found = await goods(call, term);
    return productPageOf(found, { ...wanted, total: found.length });
  },
  product: async (urlKey, call) => (await goods(call)).find((each) => each.urlKey === urlKey) ?? null,
  productsById: async (ids, call) => (await goods(call)).filter(({ id }) => ids.includes(id)),
};

const cart: CartRemote = {
  create: async (_input, call) => cartIn(await ask(call, "/baskets", { method: "POST" })),
  cart: async (id, call) => cartIn(await ask(call, `/baskets/${id}`)),
  // All of an update is one request, so that all of it happens or none.
  update: async ({ id, lines }, call) => {
    const wanted = lines.map(({ productId, quantity }) => ({ sku: productId, kilograms: quantity }));
    return cartIn(await ask(call, `/baskets/${id}`, { method: "PATCH", body: JSON.stringify(wanted) }));
  },
};

export const shop = createShop({
  capabilities: [
    ownCatalogue(catalogue),
    ownDelivery({ shippingMethods: async () => [], postcodes: async () => [] }),
    ownCart(cart),
  ],
  cookies: documentCookies(document),
});
