import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** Undefined while loading, null for an unknown product. */
type LoadedProduct = Product | null | undefined;

export interface ProductLoads {
  readonly get: (id: string) => LoadedProduct;
  /** The last request's error; null on success. */
  readonly failure: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Requests a product, together with others of the same time. The returned function cancels it, in case the product
   * leaves the screen first.
   */
  readonly want: (id: string) => () => void;
  /** Retries the failed ones. */
  readonly retry: () => void;
}

/** The delay of a request: a shopper who scrolls fast wants only the products where they stop. */
const pauseMs = 80;

/** Batches the loads of single products on a long page. */
export function productLoads(catalogue: Pick<StorefrontShop["catalogue"], "productsById">): ProductLoads {
  const products = new Map<string, Product | null>();
  const wanted = new Set<string>();
  const listeners = new Set<() => void>();
  let failure: unknown = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tell = () => listeners.forEach((listener) => listener());

  const load = async () => {
    timer = null;
    const ids = [...wanted];
    if (ids.length === 0) return;
    wanted.clear();
    try {
      const answer = await catalogue.productsById(ids);
      failure = null;
      ids.forEach((id) => products.set(id, answer.find((product) => product.id === id) ?? null));
    } catch (error) {
      failure = error;
      ids.forEach((id) => wanted.add(id));
    }
    tell();
  };
  const plan = () => {
    if (wanted.size > 0) timer ??= setTimeout(() => void load(), pauseMs);
  };

  return {
    get: (id) => products.get(id),
    failure: () => failure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (id) => {
      if (!products.has(id)) wanted.add(id);
      plan();
      return () => wanted.delete(id);
    },
    retry: plan,
  };
}
