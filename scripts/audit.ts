import { execFile } from "node:child_process";
import { auditVerdict } from "./audit/auditVerdict.ts";
import { root } from "./setup/step.ts";

// node scripts/run.js audit    asks the registry for known vulnerabilities in what is shipped; fails for a serious one. An unreachable registry, as
//                  behind some proxies or without a network, is reported and does not fail.

const output = await new Promise<string>((resolve) => {
  const shell = process.platform === "win32";
  // npm exits with 1 for any vulnerability: its output decides.
  execFile("npm", ["audit", "--omit=dev", "--json"], { cwd: root, shell, timeout: 60_000 }, (_error, stdout) =>
    resolve(stdout),
  );
});
const verdict = auditVerdict(output);
if (verdict.kind === "clean") console.log("No serious hole is known in what is shipped.");
if (verdict.kind === "unasked") console.log(`Known holes cannot be asked here: ${verdict.reason}`);
if (verdict.kind === "unsafe") console.error(`Serious holes are known in: ${verdict.packages.join(", ")}`);
process.exitCode = verdict.kind === "unsafe" ? 1 : 0;
