import type { Store } from "./Store.ts";

export interface WritableStore<T> extends Store<T> {
  /** Notifies the listeners, unless the value is the current one. */
  set(value: T): void;
}

/**
 * A store with this initial value. `server` is the snapshot's value, which the page was rendered with; without it,
 * `getServer` returns the current value.
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
      // A new function per call, so that one listener subscribed twice is two subscriptions.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}
