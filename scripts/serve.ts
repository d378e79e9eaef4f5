// Imported first, before any module reads the mode.
import { environment } from "./setup/productionMode.ts";
import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { leavingOf, processesOf, supervise, WrongSetting } from "@kamra/backend/supervisor";

/** The whole shop: in this process, or under it in several that share its port. */
function readSettings(): { readonly count: number; readonly leaving: number } {
  try {
    return {
      count: cluster.isWorker ? 1 : processesOf(environment, { cores: availableParallelism() }),
      leaving: leavingOf(environment),
    };
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(`\n${error.message}\n`);
    return process.exit(1);
  }
}

const { count, leaving } = readSettings();
if (count === 1) {
  // A supervisor needs nothing of it.
  const { serveShop } = await import("./setup/serveShop.ts");
  await serveShop(environment);
} else {
  await supervise({
    count,
    leaving,
    exec: fileURLToPath(import.meta.url),
    // The mode as it was before this process set its own.
    env: { NODE_ENV: environment["NODE_ENV"] ?? "" },
    say: (what) => console.log(`[server] ${what}`),
  });
}
