import type { Store } from "./Store.ts";

export interface WritableStore<T> extends Store<T> {
  /** Tells the listeners, unless it is the value that is there already. */
  set(value: T): void;
}

/**
 * A store that starts with this value. `server` is what the page has been rendered from, where there is a snapshot;
 * without it a server's page shows the present value.
 *
 * @example makeStore(1).get() // => 1
 */
export function makeStore<T>(initial: T, { server }: { readonly server?: T | undefined } = {}): WritableStore<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    getServer: () => (server === undefined ? current : server),
    set: (value) => {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      // A function of its own, so that one listener subscribed twice is two subscriptions.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}
