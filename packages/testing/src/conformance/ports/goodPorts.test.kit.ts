import { cartOf, type CartMark, type CartRemote } from "@kamra/core/cart/service";
import { type CatalogueSource, productOf, productPageOf } from "@kamra/core/catalogue/service";
import type { DeliverySource } from "@kamra/core/delivery/service";
import { type Product, type ProductDetails, roundedProduct } from "@kamra/core/product";
import { ServerError } from "@kamra/core/shop";
import fc from "fast-check";
import { categoryNodes } from "../../arbitraries/categories.ts";
import { shippingMethods } from "../../arbitraries/shippingMethods.ts";

const first = <Value>(values: fc.Arbitrary<Value>): Value => {
  const [value] = fc.sample(values, { numRuns: 1, seed: 1 });
  if (value === undefined) throw new Error("A sample of one is empty");
  return value;
};
const trees = first(categoryNodes.filter(({ length }) => length > 0));
const methods = [1, 2].map((id) => ({
  ...first(shippingMethods),
  id: String(id),
  isAvailable: true,
  problems: [],
}));

const goods: ReadonlyArray<ProductDetails> = ["Apple", "Pear", "Bread", "Milk", "Butter"].map((name, index) =>
  productOf({
    id: name.toLowerCase(),
    name,
    regularPrice: 349 + 70 * index,
    defaultUnit: { name: "kg", minimumQuantity: 0.5, quantityStep: 0.5 },
  }),
);

const cut = (found: ReadonlyArray<Product>, { page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  productPageOf(found.slice((page - 1) * pageSize, page * pageSize), { page, pageSize, total: found.length });

const named = (term: string) => goods.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));

const catalogue: Required<Pick<CatalogueSource, "suggestions" | "searchTerms" | "categories">> & CatalogueSource = {
  products: async (wanted) => cut(goods, wanted),
  search: async ({ term, ...wanted }) => cut(named(term), wanted),
  product: async (urlKey) => goods.find((each) => each.urlKey === urlKey) ?? null,
  productsById: async (ids) => goods.filter(({ id }) => ids.includes(id)),
  suggestions: async (term) => ({ products: named(term), categories: [], brands: [], correctedTerm: null }),
  searchTerms: async (terms) => terms.map((term) => ({ products: named(term), correctedTerm: null })),
  categories: async () => trees,
};

interface Stored {
  readonly lines: Map<string, number>;
  readonly keys: Set<string | null>;
  revision: number;
}

function openCarts(): Required<CartRemote> {
  const carts = new Map<string, Stored>();
  const stored = (id: string): Stored => {
    const found = carts.get(id);
    if (found === undefined) throw new ServerError({ code: "INVALID_CART_ID", message: "There is no such cart" });
    return found;
  };
  const markOf = ({ lines, revision }: Stored): CartMark => ({ hash: JSON.stringify([...lines]), revision });
  const read = (id: string) => {
    const cart = stored(id);
    const lines = [...cart.lines].map(([sku, quantity]) => {
      const product = goods.find((each) => each.id === sku);
      if (product === undefined) throw new Error("A cart has a product that is not sold");
      const price = product.regularPrice;
      return { product, quantity, price, total: roundedProduct(price, quantity) };
    });
    return cartOf({ id, lines, totalPrice: lines.reduce((sum, { total }) => sum + total, 0), ...markOf(cart) });
  };
  return {
    create: async ({ key }) => {
      const id = key ?? crypto.randomUUID();
      if (!carts.has(id)) carts.set(id, { lines: new Map(), keys: new Set(), revision: 1 });
      return read(id);
    },
    cart: async (id) => read(id),
    mark: async (id) => markOf(stored(id)),
    update: async ({ id, key, revision, lines }) => {
      const cart = stored(id);
      if (cart.keys.has(key)) return read(id);
      if (revision !== null && revision !== cart.revision)
        throw new ServerError({ code: "CART_CHANGED", message: "The cart has another revision" });
      const unknown = lines.find(({ productId }) => !goods.some(({ id }) => id === productId));
      if (unknown !== undefined)
        throw new ServerError({ code: "PRODUCT_NOT_FOUND", message: `There is no product ${unknown.productId}` });
      cart.keys.add(key);
      cart.revision += 1;
      for (const { productId, quantity } of lines) {
        if (quantity === 0) cart.lines.delete(productId);
        else cart.lines.set(productId, quantity);
      }
      return read(id);
    },
  };
}

const delivery: Required<DeliverySource> = {
  shippingMethods: async () => methods,
  postcodes: async () => [],
  streets: async () => [],
};

/** Ports in memory that keep each promise and offer all that is checked. */
export const goodPorts = () => ({ catalogue, cart: openCarts(), delivery });
