/** A line for the operator's log, never for the shopper. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warning" | "error" | "critical";
  readonly message: string;
  /** What was logged beside the message: errors, what the server sent. */
  readonly details: ReadonlyArray<unknown>;
}
