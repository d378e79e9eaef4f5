import type { Store } from "./Store.ts";

export interface WritableStore<T> extends Store<T> {
  /** Tells the listeners, unless it is the value that is there already. */
  set(value: T): void;
}

/**
 * A store that starts with this value.
 *
 * @example makeStore(1).get() // => 1
 */
export function makeStore<T>(initial: T): WritableStore<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
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
