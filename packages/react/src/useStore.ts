"use client";
import type { Store } from "@kamra/core";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

const itself = <T>(value: T): T => value;

interface Selection<Selected> {
  readonly selected: Selected;
}

/** What a component shows: null before it shows anything. */
function newShown<Selected>() {
  let shown: Selection<Selected> | null = null;
  return {
    get: () => shown,
    set: (selected: Selected) => {
      shown = { selected };
    },
  };
}

interface Selecting<T, Selected> {
  readonly selector: (value: T) => Selected;
  readonly isEqual: (a: Selected, b: Selected) => boolean;
  /** Maybe by another selector. */
  readonly shown: () => Selection<Selected> | null;
}

/** Selects from one value after another; an equal selection stays the same object. */
function selecting<T, Selected>({ selector, isEqual, shown }: Selecting<T, Selected>): (value: T) => Selected {
  let last: (Selection<Selected> & { readonly value: T }) | null = null;
  return (value) => {
    if (last !== null && Object.is(last.value, value)) return last.selected;
    const before = last ?? shown();
    const next = selector(value);
    const selected = before !== null && isEqual(before.selected, next) ? before.selected : next;
    last = { value, selected };
    return selected;
  };
}

/** The value of one of the shop's stores; the component renders again whenever it changes. */
export function useStore<T>(store: Store<T>): T;
/**
 * The selected value of a store; the component renders again only when it changes.
 *
 * The selector is a pure function. One that builds an object or an array needs an `isEqual` (`shallowEqual`), else
 * every change of the store renders.
 */
export function useStore<T, Selected>(
  store: Store<T>,
  selector: (value: T) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useStore<T>(
  store: Store<T>,
  selector: (value: T) => unknown = itself,
  isEqual: (a: unknown, b: unknown) => boolean = Object.is,
): unknown {
  const [shown] = useState(newShown<unknown>);
  const [get, getServer] = useMemo(() => {
    const select = selecting({ selector, isEqual, shown: shown.get });
    return [() => select(store.get()), () => select(store.getServer())];
  }, [store, selector, isEqual, shown]);
  const selected = useSyncExternalStore(store.subscribe, get, getServer);
  useEffect(() => shown.set(selected), [shown, selected]);
  return selected;
}
