import { parseArgs } from "node:util";
import { equivalentServiceMutants } from "./mutation/equivalentServiceMutants.ts";
import { serviceFiles } from "./mutation/serviceFiles.ts";
import { tryFolders } from "./mutation/tryFolders.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: "1" },
    /** Tries every n-th mutant. */
    sample: { type: "string", default: "1" },
    /** Of the n samples, which: by any number, such as a commit's. */
    turn: { type: "string", default: "0" },
    /** Seconds after which a test waits in vain: such tests take most of a whole run's time. */
    patience: { type: "string", default: "30" },
    incremental: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    core: { type: "boolean", default: false },
    loading: { type: "boolean", default: false },
  },
});

const capabilityOf = (file: string) => /^packages\/core\/src\/(\w+)/.exec(file)?.[1] ?? "";

const services = await serviceFiles();
const chosen =
  positionals.length === 0
    ? services
    : services.filter((file) =>
        positionals.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`)),
      );

process.env["KAMRA_TESTS"] = values.all ? "all" : values.core ? "core" : "own";
const isEnough = await tryFolders({
  // A capability at a time, so that its own tests, which notice most, can come first.
  folders: Map.groupBy(chosen, capabilityOf),
  configFile: "scripts/config/stryker.services.config.json",
  equivalents: equivalentServiceMutants,
  equivalentsFile: "scripts/mutation/equivalentServiceMutants.ts",
  enough: 85,
  concurrency: Number(values.concurrency),
  every: Number(values.sample),
  turn: Number(values.turn) % Number(values.sample),
  patience: Number(values.patience),
  leavesOutLoading: !values.loading,
  keptIn: (capability) => (values.incremental ? `.data/mutation/${capability}.json` : null),
});
process.exitCode = isEnough ? 0 : 1;
