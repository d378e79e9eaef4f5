/** An entry of the operator's log; never shown to the shopper. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warning" | "error" | "critical";
  readonly message: string;
  /** Additional data, such as errors and responses of the server. */
  readonly details: ReadonlyArray<unknown>;
}
