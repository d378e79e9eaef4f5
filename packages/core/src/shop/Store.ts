/** A value that changes, read and followed synchronously. */
export interface Store<T> {
  /** The present value: the same object until something has changed. */
  readonly get: () => T;
  /**
   * What a server's page shows. On the server that is the present value; in the browser it stays the value of the
   * snapshot that the shop started from, so that each part of the page hydrates from what it was rendered from.
   */
  readonly getServer: () => T;
  /** Calls the listener after every change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}
