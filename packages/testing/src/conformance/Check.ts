import type { CheckedBackend } from "./CheckedBackend.ts";

/** One promise of the contract, and how it is tried on a target: a backend, a port or a page. */
export interface CheckOf<Target> {
  /** Its number in docs/rule-book.md, or the part of the contract that says it. */
  readonly rule: string;
  /** What a backend promises, as a sentence. */
  readonly promise: string;
  /** What to change in a backend that breaks it. */
  readonly repair: string;
  /**
   * Asks the target, and resolves to what was seen against the promise: nothing when it is kept.
   *
   * Errors: NotChecked when it cannot be asked without what the caller did not give.
   */
  readonly faults: (target: Target) => Promise<ReadonlyArray<string>>;
}

/** A promise of a GraphQL backend. */
export type Check = CheckOf<CheckedBackend>;

/** What a check saw. */
export interface CheckResult extends Pick<Check, "rule" | "promise" | "repair"> {
  /** What was seen against the promise: empty when it is kept. */
  readonly faults: ReadonlyArray<string>;
  /** Why the promise was not checked; null when it was. */
  readonly notChecked: string | null;
}
