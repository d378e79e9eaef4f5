import * as Context from "effect/Context";
import type { LogEntry } from "./LogEntry.ts";

const logToConsole = ({ level, message, details }: LogEntry) => {
  // eslint-disable-next-line no-console -- where an operator without a log looks
  console.log(level, message, ...details);
};

/** Where lines for the operator go: the console, unless the shop has a log. None of them is a complaint about the page. */
export const OperatorLog = Context.Reference<(entry: LogEntry) => void>("@kamra/core/shop/OperatorLog", {
  defaultValue: () => logToConsole,
});
