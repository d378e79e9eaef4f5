import type { StorageNews, TabsWindow } from "@kamra/core";

/** The windows of one browser without channels: they share storage events. */
export function browserWithoutChannels(): () => TabsWindow {
  const stored = new Map<string, string>();
  const all: Array<{ readonly hear: (news: StorageNews) => void }> = [];
  return () => {
    const listeners = new Set<(news: StorageNews) => void>();
    const tab = { hear: (news: StorageNews) => listeners.forEach((listener) => listener(news)) };
    all.push(tab);
    return {
      navigator: {},
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        removeItem: (key) => stored.delete(key),
        setItem: (key, newValue) => {
          stored.set(key, newValue);
          for (const other of all) if (other !== tab) queueMicrotask(() => other.hear({ key, newValue }));
        },
      },
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    };
  };
}

/** The windows of a modern browser, with channels and locks. */
export const browserWithChannels = (): (() => TabsWindow) => () => ({
  ...browserWithoutChannels()(),
  BroadcastChannel,
  navigator: { locks: navigator.locks },
});
