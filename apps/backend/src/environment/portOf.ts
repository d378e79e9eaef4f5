import type { Environment } from "./Environment.ts";
import { wholeNumberOf } from "./wholeNumberOf.ts";

/**
 * The port of the shop: `PORT`, 4000 by default. Errors: WrongSetting.
 *
 * @example portOf({}) // => 4000
 */
export function portOf(environment: Environment): number {
  return wholeNumberOf(environment, { name: "PORT", least: 0, most: 65_535 }) ?? 4000;
}
