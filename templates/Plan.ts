/** A file of the plan, with its whole text. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** False when the file exists and has lines added. */
  readonly isNew: boolean;
}

/** The files that `node scripts/run.js templates/new` writes, and the steps that it leaves to you. */
export interface Plan {
  readonly files: ReadonlyArray<PlannedFile>;
  readonly next: ReadonlyArray<string>;
}

/** The text of a file of the repository; null when there is none. */
export type ReadFile = (path: string) => string | null;

/** The request cannot be fulfilled. The message says what to write instead. */
export class PlanError extends Error {}
