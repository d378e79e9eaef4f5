import type { DeclaredCommand } from "../shop/CommandObserver.ts";

/** Milliseconds of the shop's clock. */
type Instant = number;

/** The place among all that began or ended: what a replay goes by, for much happens in one millisecond. */
type Turn = number;

/** A call of a command, and how it ended. */
export interface CommandRun {
  readonly name: string;
  /** Tells the runs of one command apart. */
  readonly call: number;
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  readonly outcome: "succeeded" | "failed" | "interrupted" | null;
  /** What kind of error it has failed with, by its tag. */
  readonly error: string | null;
}

/** A method that the app has called. */
export interface MethodCall {
  readonly capability: string;
  readonly method: string;
  readonly input: ReadonlyArray<unknown>;
  readonly begin: Turn;
  /** Null until its promise has settled; at once for a method without one. */
  readonly end: Turn | null;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly outcome: "succeeded" | "failed" | null;
}

/** A request and what came of it. */
export interface Exchange {
  readonly method: string;
  /** Path and search of a REST call; null for GraphQL, where the operation says it. */
  readonly path: string | null;
  readonly operation: string | null;
  /** What was sent: the operation's variables, or the body; null for nothing. */
  readonly input: unknown;
  readonly startedAt: Instant;
  /** When it was answered or failed. */
  readonly end: Turn | null;
  /** Null while there is none, and when the network has failed. */
  readonly status: number | null;
  readonly answer: unknown;
}

/** What a shop has done, the latest last; of each kind at most `limit`. */
export interface DevelopmentRecord {
  readonly commands: ReadonlyArray<DeclaredCommand>;
  readonly runs: ReadonlyArray<CommandRun>;
  readonly calls: ReadonlyArray<MethodCall>;
  readonly exchanges: ReadonlyArray<Exchange>;
}
