import type { Environment } from "./Environment.ts";
import { wholeNumberOf } from "./wholeNumberOf.ts";

/**
 * The milliseconds that a process which gets a signal goes on answering: `KAMRA_LEAVING_SECONDS`, 0 by default. Errors: WrongSetting.
 *
 * @example leavingOf({ KAMRA_LEAVING_SECONDS: "15" }) // => 15_000
 * @example leavingOf({}) // => 0
 */
export const leavingOf = (environment: Environment): number =>
  (wholeNumberOf(environment, { name: "KAMRA_LEAVING_SECONDS", least: 0, most: 300 }) ?? 0) * 1000;
