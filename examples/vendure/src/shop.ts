import {
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
} from "@kamra/core";
import { activeOrder, type Order, setPacks, type Variant, variants } from "./vendure.ts";

/** Vendure counts whole packs; the shop counts kilograms. */
const packKilograms = 0.5;

const productIn = ({ id, priceWithTax, product }: Variant) =>
  productOf({
    id,
    name: product.name,
    urlKey: product.slug,
    regularPrice: priceWithTax / packKilograms,
    defaultUnit: { name: "kg", minimumQuantity: packKilograms, quantityStep: packKilograms },
  });

/** Vendure finds the order by its own session, and has none before the first addition. */
const cartIn = (order: Order | null) =>
  cartOf({
    id: "session",
    totalPrice: order?.totalWithTax ?? 0,
    lines: (order?.lines ?? []).map((line) => ({
      product: productIn(line.productVariant),
      quantity: line.quantity * packKilograms,
      price: line.unitPriceWithTax / packKilograms,
      total: line.linePriceWithTax,
    })),
  });

const catalogue: CatalogueSource = {
  products: async (wanted, call) => {
    const all = (await variants(call)).map(productIn);
    return productPageOf(all, { ...wanted, total: all.length });
  },
  search: async ({ term, ...wanted }, call) => {
    const found = (await variants(call, term)).map(productIn);
    return productPageOf(found, { ...wanted, total: found.length });
  },
  product: async (urlKey, call) => (await variants(call)).map(productIn).find((each) => each.urlKey === urlKey) ?? null,
  productsById: async (ids, call) => (await variants(call)).filter(({ id }) => ids.includes(id)).map(productIn),
};

const cart: CartRemote = {
  create: async (_input, call) => cartIn(await activeOrder(call)),
  cart: async (_id, call) => cartIn(await activeOrder(call)),
  // Quantities are stated, not added, so a repetition changes nothing. Vendure has no call that makes all of them or none.
  update: async ({ lines, isEmptied }, call) => {
    const old = isEmptied ? ((await activeOrder(call))?.lines ?? []) : [];
    for (const { productVariant } of old) await setPacks(call, { variantId: productVariant.id, packs: 0 });
    for (const { productId, quantity } of lines)
      await setPacks(call, { variantId: productId, packs: quantity / packKilograms });
    return cartIn(await activeOrder(call));
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
