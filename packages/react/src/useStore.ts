"use client";
import type { Store } from "@kamra/core";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";

const itself = <T,>(value: T): T => value;

/** The value of one of the shop's stores; the component renders again whenever it changes. */
export function useStore<T>(store: Store<T>): T;
/**
 * What the selector makes of a store's value; the component renders again only when that changes.
 *
 * The selector is a pure function. One that builds an object or an array needs an `isEqual` beside it
 * (`shallowEqual`), else every change of the store counts.
 */
export function useStore<T, Selected>(
  store: Store<T>,
  selector: (value: T) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useStore<T>(
  { get, getServer, subscribe }: Store<T>,
  selector: (value: T) => unknown = itself,
  isEqual: (a: unknown, b: unknown) => boolean = Object.is,
): unknown {
  const shown = useRef<{ readonly selected: unknown }>(null);
  const [select, selectServer] = useMemo(() => {
    const selecting = (read: () => T) => {
      let last: { readonly value: T; readonly selected: unknown } | null = null;
      return () => {
        const value = read();
        if (last === null || !Object.is(last.value, value)) {
          const selected = selector(value);
          // A selector that is written where it is used is another one for each rendering: it goes on from what is shown.
          // eslint-disable-next-line react-hooks/refs -- which of two equal selections it is changes nothing that is shown
          const before = last ?? shown.current;
          last = { value, selected: before !== null && isEqual(before.selected, selected) ? before.selected : selected };
        }
        return last.selected;
      };
    };
    return [selecting(get), selecting(getServer)];
  }, [get, getServer, selector, isEqual]);
  const selected = useSyncExternalStore(subscribe, select, selectServer);
  useEffect(() => {
    shown.current = { selected };
  }, [selected]);
  return selected;
}
