import type { Environment } from "./Environment.ts";
import { wholeNumberOf } from "./wholeNumberOf.ts";
import { WrongSetting } from "./WrongSetting.ts";

/**
 * How many processes serve the shop: `KAMRA_PROCESSES`, a number or `auto` for one per core; one by default.
 *
 * Errors: WrongSetting for anything else, and for several processes on the embedded database, which serves one.
 *
 * @example processesOf({}, { cores: 8 }) // => 1
 * @example processesOf({ KAMRA_PROCESSES: "auto", DATABASE_URL: "postgres://db/kamra" }, { cores: 8 }) // => 8
 * @example processesOf({ KAMRA_PROCESSES: "3", DATABASE_URL: "postgres://db/kamra" }, { cores: 8 }) // => 3
 */
export function processesOf(environment: Environment, { cores }: { readonly cores: number }): number {
  const { KAMRA_PROCESSES: value, DATABASE_URL: url } = environment;
  const count =
    value === "auto" ? cores : (wholeNumberOf(environment, { name: "KAMRA_PROCESSES", least: 1, most: 256 }) ?? 1);
  if (count > 1 && !url)
    throw new WrongSetting(
      `KAMRA_PROCESSES asks for ${count} processes, and the embedded database serves one alone. ` +
        "Set DATABASE_URL to a PostgreSQL server, or leave KAMRA_PROCESSES out.",
    );
  return count;
}
