import { spawnSync } from "node:child_process";
import { isRoot } from "./processes.ts";

const unshare = ["unshare", "--net", "--mount"];

/** Set in the network of its own. */
const mark = "KAMRA_DRILL_STANDS_APART";

/**
 * Begins this program anew in a network of its own, where root can make one. The drill's interfaces come and go: in the
 * machine's network that would end what its browsers load. Returns in that network, or where it cannot be made.
 */
export function standApart(): void {
  if (!isRoot || mark in process.env) return;
  if (spawnSync("env", [...unshare, "ip", "link", "set", "lo", "up"]).status !== 0) return;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const command = ["env", `${mark}=1`, ...unshare, "sh", "-c", 'ip link set lo up && exec "$@"', "sh", ...again];
  process.execve?.("/usr/bin/env", command);
}
