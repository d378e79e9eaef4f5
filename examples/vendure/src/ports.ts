import {
  type BackendCall,
  cartOf,
  type CartRemote,
  type CatalogueSource,
  type DeliverySource,
  productOf,
  productPageOf,
} from "@kamra/core";
import type { ProductDetails } from "@kamra/core/product";
import { activeOrder, openSession, type Order, setPacks, type Variant, variants } from "./vendure.ts";

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

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

/** A cart's id is its session, in which Vendure keeps one order, and none before the first addition. */
const cartIn = (session: string, order: Order | null) =>
  cartOf({
    id: session,
    totalPrice: order?.totalWithTax ?? 0,
    lines: (order?.lines ?? []).map((line) => ({
      product: productIn(line.productVariant),
      quantity: line.quantity * packKilograms,
      price: line.unitPriceWithTax / packKilograms,
      total: line.linePriceWithTax,
    })),
  });

const pageIn = (all: ReadonlyArray<ProductDetails>, { page, pageSize }: Page) =>
  productPageOf(all.slice((page - 1) * pageSize, page * pageSize), { page, pageSize, total: all.length });

const products = async (call: BackendCall, term?: string) => (await variants(call, term)).map(productIn);

export const catalogue: CatalogueSource = {
  products: async (wanted, call) => pageIn(await products(call), wanted),
  search: async ({ term, ...wanted }, call) => pageIn(await products(call, term), wanted),
  product: async (urlKey, call) => (await products(call)).find((each) => each.urlKey === urlKey) ?? null,
  productsById: async (ids, call) => (await products(call)).filter(({ id }) => ids.includes(id)),
};

const cartNow = async (session: string, call: BackendCall) => cartIn(session, await activeOrder(call, session));

/** Vendure keeps no keys, so the page remembers the session of each. One whose answer was lost stays empty. */
const sessions = new Map<string | null, string>();

/**
 * Vendure has no call that makes all of them or none: what was made before one is refused is taken back. Another device may see
 * it meanwhile.
 */
async function setAll(call: BackendCall, session: string, packs: ReadonlyMap<string, number>): Promise<void> {
  for (const [variantId, each] of packs) await setPacks(call, { session, variantId, packs: each });
}

export const cart: CartRemote = {
  create: async ({ key }, call) => {
    const session = sessions.get(key) ?? (await openSession(call));
    if (key !== null) sessions.set(key, session);
    return cartNow(session, call);
  },
  cart: cartNow,
  // Quantities are stated, not added, so a repetition changes nothing.
  update: async ({ id: session, lines, isEmptied }, call) => {
    const before = (await activeOrder(call, session))?.lines ?? [];
    const wanted = new Map<string, number>();
    if (isEmptied) for (const { productVariant } of before) wanted.set(productVariant.id, 0);
    for (const { productId, quantity } of lines) wanted.set(productId, quantity / packKilograms);
    await setAll(call, session, wanted).catch(async (refusal: unknown) => {
      const packsBefore = (id: string) => before.find(({ productVariant }) => productVariant.id === id)?.quantity ?? 0;
      await setAll(call, session, new Map([...wanted.keys()].map((id) => [id, packsBefore(id)])));
      throw refusal;
    });
    return cartNow(session, call);
  },
};

export const delivery: DeliverySource = { shippingMethods: async () => [], postcodes: async () => [] };

/** For `npx --package @kamra/testing kamra-conformance ./src/ports.ts --base http://localhost:5173`. */
export default { catalogue, cart, delivery };
