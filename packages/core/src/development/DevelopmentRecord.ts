import type { DeclaredCommand } from "../kernel/CommandObserver.ts";

/** Milliseconds of the shop's clock. */
type Instant = number;

/** The position among all starts and ends, which a replay follows, because many fall into one millisecond. */
type Turn = number;

/** A call of a command, and its outcome. */
export interface CommandRun {
  readonly name: string;
  /** Identifies a run of a command. */
  readonly call: number;
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  readonly outcome: "succeeded" | "failed" | "interrupted" | null;
  /** The tag of its error. */
  readonly error: string | null;
}

/** A method that the app has called. */
export interface MethodCall {
  readonly capability: string;
  readonly method: string;
  readonly input: ReadonlyArray<unknown>;
  readonly begin: Turn;
  /** Null until its promise has settled; immediately for a synchronous method. */
  readonly end: Turn | null;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly outcome: "succeeded" | "failed" | null;
}

/** A request and its response. */
export interface Exchange {
  readonly method: string;
  /** Path and search of a REST call; null for GraphQL, which has the operation. */
  readonly path: string | null;
  readonly operation: string | null;
  /** The sent variables or body; null without any. */
  readonly input: unknown;
  readonly startedAt: Instant;
  /** The time of its response or failure. */
  readonly end: Turn | null;
  /** Null while pending, and after a network failure. */
  readonly status: number | null;
  readonly answer: unknown;
}

/** A shop's activity, the latest last; of each kind at most `limit`. */
export interface DevelopmentRecord {
  readonly commands: ReadonlyArray<DeclaredCommand>;
  readonly runs: ReadonlyArray<CommandRun>;
  readonly calls: ReadonlyArray<MethodCall>;
  readonly exchanges: ReadonlyArray<Exchange>;
}
