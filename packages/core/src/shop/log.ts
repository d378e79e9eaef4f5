import * as Effect from "effect/Effect";
import type { LogEntry } from "./LogEntry.ts";
import { OperatorLog } from "./OperatorLog.ts";
import { regardless } from "./regardless.ts";

/**
 * Writes a line for the operator; a log that fails takes nothing else along. Effect's own logging would be 3 kB in every app:
 * formatters, spans, colours.
 */
export const log = (
  level: LogEntry["level"],
  message: string,
  ...details: ReadonlyArray<unknown>
): Effect.Effect<void> =>
  Effect.flatMap(OperatorLog, (write) => regardless(Effect.try(() => write({ level, message, details }))));
