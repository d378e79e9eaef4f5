"use client";
import type { Store } from "@kamra/core";
import { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector";

const itself = <T>(value: T): T => value;

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
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useSyncExternalStoreWithSelector(store.subscribe, store.get, store.getServer, selector, isEqual);
}
