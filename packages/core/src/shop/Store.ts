/** A value that changes, read and followed synchronously. `get` gives the same object until something has changed. */
export interface Store<T> {
  get(): T;
  /** Calls the listener after every change; the answer ends that. */
  subscribe(listener: () => void): () => void;
}
