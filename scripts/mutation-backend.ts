import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { equivalentBackendMutants } from "./mutation/equivalentBackendMutants.ts";
import { tryFolders } from "./mutation/tryFolders.ts";
import { root } from "./setup/step.ts";

/** The backend's folders in which a fault costs most: sessions, payments, orders. */
const dearest = ["session", "login", "payment", "order", "checkout"];
const decidesNothing = /\.test\.|\/text\.hu\.ts$|Tables\.ts$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: "1" },
    /** Tries every n-th mutant, always the same ones: about 300 of the five folders. */
    sample: { type: "string", default: "13" },
    /** Seconds after which a test waits in vain. */
    patience: { type: "string", default: "30" },
  },
});

/** Of a folder, or of a file in one. */
const filesOf = (path: string) =>
  globSync(`apps/backend/src/${path.endsWith(".ts") ? path : `${path}/**/*.ts`}`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !decidesNothing.test(file))
    .sort();
const files = (positionals.length === 0 ? dearest : positionals).flatMap(filesOf);

const isEnough = await tryFolders({
  folders: Map.groupBy(files, (file) => file.split("/")[3] ?? ""),
  configFile: "scripts/config/stryker.backend.config.json",
  equivalents: equivalentBackendMutants,
  equivalentsFile: "scripts/mutation/equivalentBackendMutants.ts",
  enough: 80,
  concurrency: Number(values.concurrency),
  every: Number(values.sample),
  patience: Number(values.patience),
  leavesOutLoading: true,
  keptIn: () => null,
});
process.exitCode = isEnough ? 0 : 1;
