import * as Effect from "effect/Effect";
import type { LogEntry } from "./LogEntry.ts";
import { OperatorLog } from "./OperatorLog.ts";

/** Writes a line for the operator. Effect's own logging would be 3 kB in every app: formatters, spans, colours. */
export const log = (level: LogEntry["level"], message: string, ...details: ReadonlyArray<unknown>): Effect.Effect<void> =>
  Effect.map(OperatorLog, (write) => write({ level, message, details }));
