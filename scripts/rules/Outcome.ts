/** The result of one test, as its runner reports it. */
export interface Outcome {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  /** With the surrounding titles, without fast-check's seed at its end. */
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
}
