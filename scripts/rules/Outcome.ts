/** What became of one test, as its runner reports it. */
export interface Outcome {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  /** With the titles around it; the seed that fast-check puts at its end is gone. */
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
}
