import * as Effect from "effect/Effect";
import type { LogEntry } from "./LogEntry.ts";
import { OperatorLog } from "./OperatorLog.ts";
import { ignoreFailure } from "./ignoreFailure.ts";

/**
 * Writes to the operator's log; a failing log affects nothing else. Effect's own logging would add 3 kB to every app:
 * formatters, spans, colours.
 */
export const log = (
  level: LogEntry["level"],
  message: string,
  ...details: ReadonlyArray<unknown>
): Effect.Effect<void> =>
  Effect.flatMap(OperatorLog, (write) => ignoreFailure(Effect.try(() => write({ level, message, details }))));
