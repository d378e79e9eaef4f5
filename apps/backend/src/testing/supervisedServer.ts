import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { supervise } from "../supervisor/supervise.ts";

/** Runs `bareServer.ts` in two processes, and writes what the supervisor says, and the pid of each process that listens. */
const say = (what: string): void => void process.stdout.write(`${what}\n`);
cluster.on("listening", ({ process: { pid } }) => say(`pid ${pid}`));
await supervise({
  count: 2,
  exec: fileURLToPath(new URL("bareServer.ts", import.meta.url)),
  args: process.argv.slice(2),
  leaving: Number(process.env["LEAVING"] ?? 0),
  say,
});
