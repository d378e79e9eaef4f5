import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** Undefined while it is on its way, null for what the shop has no more. */
type LoadedProduct = Product | null | undefined;

export interface ProductLoads {
  readonly get: (id: string) => LoadedProduct;
  /** What the last request failed with; null when it did not. */
  readonly failure: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for a product, together with others that are wanted at the same time. The answer takes that back, should the product have left the screen before. */
  readonly want: (id: string) => () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

/** So long is waited for others: a shopper who scrolls fast wants only what is there when they stop. */
const pauseMs = 80;

/** Products that a long page wants one by one, asked for in few requests. */
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
