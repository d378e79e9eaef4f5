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

const folders = positionals.length === 0 ? dearest : positionals;
const filesOf = (folder: string) =>
  globSync(`apps/backend/src/${folder}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !decidesNothing.test(file))
    .sort();

const isEnough = await tryFolders({
  folders: new Map(folders.map((folder) => [folder, filesOf(folder)])),
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
