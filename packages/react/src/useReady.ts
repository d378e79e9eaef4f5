"use client";
import type { Store } from "@kamra/core";
import { useStore } from "./useStore.ts";

interface Loading {
  readonly promise: Promise<void>;
  failure: { readonly error: unknown } | null;
}

/** What is on its way, by the store that it is to end up in. */
const underWay = new WeakMap<Store<unknown>, Loading>();

const begin = (store: Store<unknown>, load: () => Promise<unknown>): Loading => {
  const fail = (error: unknown) => {
    loading.failure = { error };
  };
  const end = store.subscribe(() => {
    underWay.delete(store);
    end();
  });
  const loading: Loading = {
    promise: load().then(() => fail(new Error("What was loaded has not reached the store")), fail),
    failure: null,
  };
  underWay.set(store, loading);
  return loading;
};

/**
 * The value of a store that has to be loaded first, for components under a `<Suspense>`: while there is none it is loaded, once
 * for all that ask, and the component waits.
 *
 * Errors: what `load` rejects with, thrown while rendering, for an error boundary. It stays until the store has been loaded
 * otherwise, by the boundary's button as a rule.
 *
 * @example
 * const categories = useReady(shop.catalogue.categories, shop.catalogue.loadCategories);
 */
export function useReady<T>(store: Store<T | null>, load: () => Promise<unknown>): T {
  const value = useStore(store);
  if (value !== null) return value;
  const loading = underWay.get(store) ?? begin(store, load);
  if (loading.failure !== null) throw loading.failure.error;
  // React waits for a thrown promise; `use`, which would be the newer way, is not in React 18.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw loading.promise;
}
