/** Something that every process does again and again. */
export interface Job {
  /** The same in every process. */
  readonly name: string;
  readonly everySeconds: number;
  /**
   * Does what is due by now, ends early when the signal says so, and answers how many things it did. Now and then two processes may be
   * at it at once, as the first may be slower than its lease: nothing may go wrong by that.
   */
  readonly run: (signal: AbortSignal) => Promise<number>;
}
