import type { StorageNews, TabsChannel, TabsWindow } from "./TabsWindow.ts";

/** Writes each message to the storage, which notifies the other tabs. */
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

/** Opens one end of the channel between a browser's tabs: the browser's own, unless it has none or forbids it. */
export function openChannel(name: string, window: TabsWindow): TabsChannel {
  try {
    if (window.BroadcastChannel !== undefined) return new window.BroadcastChannel(name);
  } catch {
    // Firefox throws where cookies are blocked.
  }
  return storageChannel(name, window);
}
