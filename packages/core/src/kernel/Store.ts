/** A changing value with synchronous reads and subscriptions. */
export interface Store<T> {
  /** The current value: the same object until it changes. */
  readonly get: () => T;
  /**
   * The value for server rendering and hydration. On the server it is the current value; in the browser it stays the snapshot's
   * value, so that the page hydrates from what it was rendered with.
   */
  readonly getServer: () => T;
  /** Calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}
