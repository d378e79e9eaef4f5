import { shareEqual } from "./shareEqual.ts";
import type { Store } from "./Store.ts";

/** Reads a part; equal parts are the same object for every reader. */
const reader = <Whole, Part>(
  whole: () => Whole,
  { partOf, last }: { readonly partOf: (whole: Whole) => Part; readonly last: { part?: Part } },
) => {
  let seen: { readonly whole: Whole; readonly part: Part } | null = null;
  return (): Part => {
    const present = whole();
    if (seen === null || !Object.is(seen.whole, present)) {
      const next = partOf(present);
      const shared = shareEqual(seen?.part, next);
      last.part = shared === next ? shareEqual(last.part, next) : shared;
      seen = { whole: present, part: last.part };
    }
    return seen.part;
  };
};

/**
 * Makes stores of a store's parts, one per key: the same key gives the same store. A change of the whole is examined once, and
 * notifies only the followers of changed parts. `touched` returns at least the keys of the changed parts; other parts are not
 * read.
 */
export function slices<Whole, Key extends string, Part>(
  whole: Store<Whole>,
  {
    partOf,
    touched,
  }: {
    readonly partOf: (value: Whole, key: Key) => Part;
    readonly touched: (before: Whole, after: Whole) => ReadonlySet<string>;
  },
): (key: Key) => Store<Part> {
  const made = new Map<Key, Store<Part>>();
  const followed = new Map<string, ReadonlySet<() => void>>();
  let seen = whole.get();
  const notify = () => {
    const before = seen;
    seen = whole.get();
    for (const key of touched(before, seen)) {
      for (const check of followed.get(key) ?? []) check();
    }
  };
  let end = () => {};

  const make = (key: Key): Store<Part> => {
    const reading = { partOf: (value: Whole) => partOf(value, key), last: {} };
    const get = reader(whole.get, reading);
    return {
      get,
      getServer: reader(whole.getServer, reading),
      subscribe: (listener) => {
        let last = get();
        const check = () => {
          if (Object.is(last, get())) return;
          last = get();
          listener();
        };
        if (followed.size === 0) {
          seen = whole.get();
          end = whole.subscribe(notify);
        }
        followed.set(key, new Set(followed.get(key)).add(check));
        return () => {
          const left = new Set(followed.get(key));
          if (!left.delete(check)) return;
          if (left.size > 0) followed.set(key, left);
          else followed.delete(key);
          if (followed.size === 0) end();
        };
      },
    };
  };
  return (key) => {
    const store = made.get(key) ?? make(key);
    made.set(key, store);
    return store;
  };
}
