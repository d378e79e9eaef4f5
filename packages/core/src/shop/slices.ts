import { keepSame } from "./keepSame.ts";
import type { Store } from "./Store.ts";

/** Reads a part: the same object as long as it says the same, whoever has read it last. */
const reader = <Whole, Part>(whole: () => Whole, partOf: (whole: Whole) => Part, last: { part?: Part }) => {
  let seen: { readonly whole: Whole; readonly part: Part } | null = null;
  return (): Part => {
    const present = whole();
    if (seen === null || !Object.is(seen.whole, present)) {
      seen = { whole: present, part: keepSame(last.part, keepSame(seen?.part, partOf(present))) };
      last.part = seen.part;
    }
    return seen.part;
  };
};

/**
 * Stores of a store's parts, one for each key: the same key gives the same store. A change of the whole is compared once for
 * each part that somebody follows, and wakes the followers of those that say something else.
 */
export function slices<Whole, Key, Part>(whole: Store<Whole>, partOf: (value: Whole, key: Key) => Part): (key: Key) => Store<Part> {
  const made = new Map<Key, Store<Part>>();
  const followed = new Set<() => void>();
  const tell = () => {
    for (const check of [...followed]) check();
  };
  let end = () => {};

  const make = (key: Key): Store<Part> => {
    const last: { part?: Part } = {};
    const part = (value: Whole) => partOf(value, key);
    const get = reader(whole.get, part, last);
    return {
      get,
      getServer: reader(whole.getServer, part, last),
      subscribe: (listener) => {
        let told = get();
        const check = () => {
          if (Object.is(told, get())) return;
          told = get();
          listener();
        };
        if (followed.size === 0) end = whole.subscribe(tell);
        followed.add(check);
        return () => {
          if (followed.delete(check) && followed.size === 0) end();
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
