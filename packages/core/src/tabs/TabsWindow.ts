import type { KeyValueStorage } from "../shop/KeyValueStorage.ts";

/** One end of what a browser's tabs talk over. */
export interface TabsChannel {
  postMessage(message: string): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Another tab has written to the storage. */
export interface StorageNews {
  readonly key: string | null;
  readonly newValue: string | null;
}

/**
 * What is needed of a browser's `window` to reach its other tabs. Without `BroadcastChannel` they talk over the storage;
 * without `locks` nothing is kept from running in two tabs at once.
 */
export interface TabsWindow {
  readonly BroadcastChannel?: (new (name: string) => TabsChannel) | undefined;
  readonly navigator: {
    readonly locks?: TabsLocks | undefined;
  };
  readonly localStorage: KeyValueStorage;
  addEventListener(type: "storage", listener: (event: StorageNews) => void): void;
  removeEventListener(type: "storage", listener: (event: StorageNews) => void): void;
}

export interface TabsLocks {
  request(name: string, options: { readonly signal: AbortSignal }, run: () => Promise<void>): Promise<unknown>;
}
