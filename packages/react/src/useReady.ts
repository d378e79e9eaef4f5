"use client";
import type { Store } from "@kamra/core";
import { suspendOn } from "./suspendOn.ts";
import { useStore } from "./useStore.ts";

/**
 * The value of a store that is loaded on demand, for components under a `<Suspense>`: the first component loads it, and
 * all of them wait.
 *
 * Errors: the rejection of `load`, thrown while rendering, for an error boundary. It is thrown until the store is
 * loaded in another way, usually by the boundary's button.
 *
 * @example
 * const categories = useReady(shop.catalogue.categories, shop.catalogue.loadCategories);
 */
export function useReady<T>(store: Store<T | null>, load: () => Promise<unknown>): T {
  const value = useStore(store);
  if (value !== null) return value;
  return suspendOn(store, "value", async (forget) => {
    const end = store.subscribe(() => {
      forget();
      end();
    });
    await load();
    throw new Error("The load finished without setting the store");
  });
}
