import { expect, it } from "vitest";
import { openChannel } from "./openChannel.ts";
import type { StorageNews, TabsChannel, TabsWindow } from "./TabsWindow.ts";

const storageOnly = () => {
  const listeners = new Set<(news: StorageNews) => void>();
  const written: StorageNews[] = [];
  const window: TabsWindow = {
    navigator: {},
    localStorage: {
      getItem: () => null,
      removeItem: () => {},
      setItem: (key, newValue) => void written.push({ key, newValue }),
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
  return { window, written, listeners };
};

it("a channel uses the browser's channel of this name where available, and not the storage", () => {
  const { window, written, listeners } = storageOnly();
  const opened: string[] = [];
  class Channel implements TabsChannel {
    constructor(name: string) {
      opened.push(name);
    }
    postMessage(message: string) {
      opened.push(message);
    }
    addEventListener() {}
    close() {}
  }
  const channel = openChannel("shop", { ...window, BroadcastChannel: Channel });
  channel.addEventListener("message", () => {});
  channel.postMessage("news");
  expect(opened).toEqual(["shop", "news"]);
  expect(written).toEqual([]);
  expect(listeners.size).toBe(0);
});

it("a channel otherwise writes to the storage, receives other tabs' messages there, and stops when it is closed", () => {
  const { window, written, listeners } = storageOnly();
  const channel = openChannel("shop", window);
  const heard: unknown[] = [];
  channel.addEventListener("message", ({ data }) => heard.push(data));
  channel.addEventListener("message", ({ data }) => heard.push(data));
  channel.postMessage("news");
  expect(written).toEqual([{ key: "shop", newValue: "news" }]);
  for (const key of ["shop", "other", null]) for (const hear of listeners) hear({ key, newValue: "told" });
  expect(heard).toEqual(["told", "told"]);
  channel.close();
  expect(listeners.size).toBe(0);
});

it("a channel writes to the storage when the browser forbids channels", () => {
  const { window, written } = storageOnly();
  class Forbidden implements TabsChannel {
    constructor() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    }
    postMessage() {}
    addEventListener() {}
    close() {}
  }
  openChannel("shop", { ...window, BroadcastChannel: Forbidden }).postMessage("news");
  expect(written).toEqual([{ key: "shop", newValue: "news" }]);
});
