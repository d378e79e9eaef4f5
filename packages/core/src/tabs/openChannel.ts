import type { StorageNews, TabsChannel, TabsWindow } from "./TabsWindow.ts";

/** Writes each message to the storage, whose other readers hear of it. */
function storageChannel(name: string, window: TabsWindow): TabsChannel {
  const ends: Array<() => void> = [];
  return {
    postMessage: (message) => window.localStorage.setItem(name, message),
    addEventListener: (_type, listener) => {
      const hear = ({ key, newValue }: StorageNews) => {
        if (key === name) listener({ data: newValue });
      };
      window.addEventListener("storage", hear);
      ends.push(() => window.removeEventListener("storage", hear));
    },
    close: () => ends.forEach((end) => end()),
  };
}

/** Opens one end of what the tabs of a browser talk over. */
export const openChannel = (name: string, window: TabsWindow): TabsChannel =>
  window.BroadcastChannel === undefined ? storageChannel(name, window) : new window.BroadcastChannel(name);
