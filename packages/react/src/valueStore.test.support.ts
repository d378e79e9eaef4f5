import type { Store } from "@kamra/core";

/** A store of one value that counts its listeners. */
export function valueStore<T>(initial: T, { server }: { readonly server?: T } = {}) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    getServer: () => (server === undefined ? value : server),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listenerCount: () => listeners.size,
  } satisfies Store<T> & Record<string, unknown>;
}
