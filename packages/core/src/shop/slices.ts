import { keepSame } from "./keepSame.ts";
import type { Store } from "./Store.ts";

/** Reads a part: the same object as long as it says the same, whoever has read it last. */
const reader = <Whole, Part>(
  whole: () => Whole,
  { partOf, last }: { readonly partOf: (whole: Whole) => Part; readonly last: { part?: Part } },
) => {
  let seen: { readonly whole: Whole; readonly part: Part } | null = null;
  return (): Part => {
    const present = whole();
    if (seen === null || !Object.is(seen.whole, present)) {
      const next = partOf(present);
      const kept = keepSame(seen?.part, next);
      last.part = kept === next ? keepSame(last.part, next) : kept;
      seen = { whole: present, part: last.part };
    }
    return seen.part;
  };
};

/**
 * Stores of a store's parts, one for each key: the same key gives the same store. A change of the whole is looked at once,
 * and wakes the followers of those parts that say something else. `touched` names at least the keys of these; the parts of
 * others are not looked at.
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
  const tell = () => {
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
        let told = get();
        const check = () => {
          if (Object.is(told, get())) return;
          told = get();
          listener();
        };
        if (followed.size === 0) {
          seen = whole.get();
          end = whole.subscribe(tell);
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
