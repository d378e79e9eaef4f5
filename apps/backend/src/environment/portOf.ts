import type { Environment } from "./Environment.ts";
import { wholeNumberOf } from "./wholeNumberOf.ts";

/**
 * Where the shop listens: `PORT`, 4000 unless set. Errors: WrongSetting.
 *
 * @example portOf({}) // => 4000
 */
export function portOf(environment: Environment): number {
  return wholeNumberOf(environment, { name: "PORT", least: 0, most: 65_535 }) ?? 4000;
}
