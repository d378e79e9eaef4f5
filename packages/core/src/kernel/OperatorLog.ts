import * as Context from "effect/Context";
import type { LogEntry } from "./LogEntry.ts";

const logToConsole = ({ level, message, details }: LogEntry) => {
  // oxlint-disable-next-line no-console -- the default log of an operator
  console.log(level, message, ...details);
};

/** The operator's log: the console, unless the shop has its own. */
export const OperatorLog = Context.Reference<(entry: LogEntry) => void>("@kamra/core/kernel/OperatorLog", {
  defaultValue: () => logToConsole,
});
