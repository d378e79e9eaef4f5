import { makeStore } from "./makeStore.ts";
import { sameData } from "./sameData.ts";
import type { Store } from "./Store.ts";

export interface Relay<T> {
  readonly store: Store<T>;
  /** Shows another source from now on. An equal value stays the same object, and calls no listener. */
  readonly follow: (source: Store<T>) => void;
}

/** Reads a source. `turn` reads a replaced source, and keeps the previous object for an equal value. */
const reader = <T>(read: () => T) => {
  let shown = read();
  let seen = shown;
  const get = () => {
    const present = read();
    if (!Object.is(present, seen)) [shown, seen] = [present, present];
    return shown;
  };
  const turn = () => {
    const present = read();
    if (!sameData(shown, present)) shown = present;
    seen = present;
  };
  return { get, turn };
};

/** A store that stays the same object while its source is replaced. */
export function makeRelay<T>(first: Store<T>): Relay<T> {
  let source = first;
  let end = () => {};
  const current = reader(() => source.get());
  const server = reader(() => source.getServer());
  const told = makeStore(current.get());
  const tell = () => told.set(current.get());
  end = source.subscribe(tell);
  return {
    store: { get: current.get, getServer: server.get, subscribe: told.subscribe },
    follow: (next) => {
      end();
      source = next;
      current.turn();
      server.turn();
      end = source.subscribe(tell);
      tell();
    },
  };
}
