import type { CheckedBackend } from "./CheckedBackend.ts";

/** One promise of the contract. */
export interface Check {
  /** Its number in docs/rule-book.md, or the part of the contract that says it. */
  readonly rule: string;
  /** What a backend promises, as a sentence. */
  readonly promise: string;
  /** What to change in a backend that breaks it. */
  readonly repair: string;
  /** Asks the backend, and resolves to what was seen against the promise: nothing when it is kept. */
  readonly faults: (backend: CheckedBackend) => Promise<ReadonlyArray<string>>;
}

/** What a check saw. */
export interface CheckResult extends Pick<Check, "rule" | "promise" | "repair"> {
  /** What was seen against the promise: empty when it is kept. */
  readonly faults: ReadonlyArray<string>;
}
