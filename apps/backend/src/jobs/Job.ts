/** A recurring task of every process. */
export interface Job {
  /** The same in every process. */
  readonly name: string;
  readonly everySeconds: number;
  /**
   * Does the work that is due, ends early on the signal, and returns how many items it did. Two processes may run it at
   * the same time when the first outlives its lease; it must tolerate that.
   */
  readonly run: (signal: AbortSignal) => Promise<number>;
}
