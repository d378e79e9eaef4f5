import { sameData } from "./sameData.ts";
import type { Store } from "./Store.ts";

type Sameness<Part> = (one: Part, other: Part) => boolean;

/** Reads a part: the same object as long as it says the same, whoever has read it last. */
const reader = <Whole, Part>(
  whole: () => Whole,
  { partOf, isSame, last }: { readonly partOf: (whole: Whole) => Part; readonly isSame: Sameness<Part>; readonly last: { part?: Part } },
) => {
  let seen: { readonly whole: Whole; readonly part: Part } | null = null;
  return (): Part => {
    const present = whole();
    if (seen === null || !Object.is(seen.whole, present)) {
      const next = partOf(present);
      const kept = (part: Part | undefined) => (part !== undefined && isSame(part, next) ? part : undefined);
      seen = { whole: present, part: kept(seen?.part) ?? kept(last.part) ?? next };
      last.part = seen.part;
    }
    return seen.part;
  };
};

/**
 * Stores of a store's parts, one for each key: the same key gives the same store. A change of the whole is compared once for
 * each part that somebody follows, and wakes the followers of those that say something else: by all that is in them, or by
 * `isSame` where that is known to be quicker.
 */
export function slices<Whole, Key, Part>(
  whole: Store<Whole>,
  partOf: (value: Whole, key: Key) => Part,
  isSame: Sameness<Part> = sameData,
): (key: Key) => Store<Part> {
  const made = new Map<Key, Store<Part>>();
  const followed = new Set<() => void>();
  const tell = () => {
    for (const check of [...followed]) check();
  };
  let end = () => {};

  const make = (key: Key): Store<Part> => {
    const last: { part?: Part } = {};
    const reading = { partOf: (value: Whole) => partOf(value, key), isSame, last };
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
