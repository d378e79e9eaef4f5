import { memoryCookies, type StorageNews, type TabsWindow } from "@kamra/core";
import { IDBFactory } from "fake-indexeddb";
import type { TestShop, TestShopOptions } from "../backend/index.ts";
import type { CartKit } from "./cart.test.kit.ts";

/** Windows that share storage events and locks, as a browser's do. */
export const windowsOfOneBrowser = () => {
  const all: Array<Set<(news: StorageNews) => void>> = [];
  const last = new Map<string, Promise<unknown>>();
  return (): TabsWindow => {
    const listeners = new Set<(news: StorageNews) => void>();
    all.push(listeners);
    return {
      navigator: {
        locks: {
          request: (name, { signal }, run) => {
            const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()));
            last.set(name, turn);
            return turn;
          },
        },
      },
      localStorage: {
        getItem: () => null,
        removeItem: () => {},
        setItem: (key, newValue) => {
          for (const other of all) {
            if (other !== listeners) queueMicrotask(() => other.forEach((listener) => listener({ key, newValue })));
          }
        },
      },
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    };
  };
};

/** Lets time pass in all tabs until they are idle. */
export const quiet = async (...tabs: ReadonlyArray<TestShop>) => {
  const isFetching = () => tabs.some(({ shop }) => shop.cart.state.get().isFetching);
  for (let still = 0; still < 2; still = isFetching() ? 0 : still + 1) {
    for (const { rest } of tabs) await rest();
    const next = Math.min(...tabs.map(({ clock }) => clock.untilNext() ?? Infinity));
    const isResting = tabs.every(({ network }) => network.inFlight() === 0);
    if (isFetching() && isResting && next < Infinity) for (const { clock } of tabs) clock.advance(next);
  }
};

/** Lets time pass in all tabs until the promise settles: a retry in the background may come first. */
export const inTime = async <A>(promise: Promise<A>, ...tabs: ReadonlyArray<TestShop>): Promise<A> => {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  while (!isSettled) {
    for (const { rest } of tabs) await rest();
    const next = Math.min(...tabs.map(({ clock }) => clock.untilNext() ?? Infinity));
    if (!isSettled && next < Infinity) for (const { clock } of tabs) clock.advance(next);
  }
  return await promise;
};

/** The stored changes of the cart that are still waiting. */
export const keptChanges = (indexedDB: IDBFactory) =>
  new Promise<unknown>((resolve) => {
    const opening = indexedDB.open("kamra");
    opening.onsuccess = () => {
      const reading = opening.result.transaction("kept").objectStore("kept").get("cart.changes");
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result ?? []);
      };
    };
  });

/**
 * A browser: its cookies and, in a shop that keeps changes, its storage survive its pages, and its tabs notify each
 * other.
 */
export const startBrowser = (kit: CartKit, { isDurable = true }: { readonly isDurable?: boolean } = {}) => {
  const window = windowsOfOneBrowser();
  const kept = { cookies: memoryCookies(), indexedDB: new IDBFactory() } satisfies Partial<TestShopOptions>;
  const page = (options: Partial<TestShopOptions> = {}) =>
    kit.open({ cookies: kept.cookies, ...(isDurable && { indexedDB: kept.indexedDB }), window: window(), ...options });
  return {
    ...kept,
    page,
    /** Reloads the page; its running requests have no effect afterwards. */
    reload: async (before: TestShop, options: Partial<TestShopOptions> = {}) => {
      await before.rest();
      before.shop.dispose();
      return page(options);
    },
  };
};
