import {
  type BackendCall,
  cartOf,
  type CartRemote,
  type CatalogueSource,
  type DeliverySource,
  productOf,
  productPageOf,
  ServerError,
} from "@kamra/core";
import type { ProductDetails } from "@kamra/core/product";
import type { Basket, Goods } from "./rest.ts";

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

async function ask<Answer>({ fetch }: BackendCall, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (response.status === 404) throw new ServerError({ code: "INVALID_CART_ID", message: "There is no such basket" });
  if (response.status === 422) throw new ServerError({ code: "PRODUCT_NOT_FOUND", message: await response.text() });
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

const pageIn = (all: ReadonlyArray<ProductDetails>, { page, pageSize }: Page) =>
  productPageOf(all.slice((page - 1) * pageSize, page * pageSize), { page, pageSize, total: all.length });

export const catalogue: CatalogueSource = {
  products: async (wanted, call) => pageIn(await goods(call), wanted),
  search: async ({ term, ...wanted }, call) => pageIn(await goods(call, term), wanted),
  product: async (urlKey, call) => (await goods(call)).find((each) => each.urlKey === urlKey) ?? null,
  productsById: async (ids, call) => (await goods(call)).filter(({ id }) => ids.includes(id)),
};

export const cart: CartRemote = {
  // The key names the basket, so that a repeated call makes no second one.
  create: async ({ key }, call) => cartIn(await ask(call, `/baskets/${key ?? crypto.randomUUID()}`, { method: "PUT" })),
  cart: async (id, call) => cartIn(await ask(call, `/baskets/${id}`)),
  // All of an update is one request, so that all of it happens or none.
  update: async ({ id, lines }, call) => {
    const wanted = lines.map(({ productId, quantity }) => ({ sku: productId, kilograms: quantity }));
    return cartIn(await ask(call, `/baskets/${id}`, { method: "PATCH", body: JSON.stringify(wanted) }));
  },
};

export const delivery: DeliverySource = { shippingMethods: async () => [], postcodes: async () => [] };

/** For `npx --package @kamra/testing kamra-conformance ./src/ports.ts --base http://localhost:5173`. */
export default { catalogue, cart, delivery };
