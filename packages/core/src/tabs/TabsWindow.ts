import type { KeyValueStorage } from "../kernel/KeyValueStorage.ts";

/** One end of the channel between a browser's tabs. */
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
 * The parts of a browser's `window` that tabs need. Without `BroadcastChannel` messages use the storage; without
 * `locks` two tabs may run the same thing concurrently.
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
