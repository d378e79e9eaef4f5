import type { StorageNews, TabsChannel, TabsWindow } from "./TabsWindow.ts";

/** Writes each message to the storage, whose other readers hear of it; the stamp makes the same message news again. */
function storageChannel(name: string, window: TabsWindow): TabsChannel {
  const ends: Array<() => void> = [];
  return {
    postMessage: (message) => window.localStorage.setItem(name, `${Math.random()} ${JSON.stringify(message)}`),
    addEventListener: (_type, listener) => {
      const hear = ({ key, newValue }: StorageNews) => {
        if (key !== name || newValue === null) return;
        const data: unknown = JSON.parse(newValue.slice(newValue.indexOf(" ")));
        listener({ data });
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
