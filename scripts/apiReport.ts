import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reportFaults } from "./api/reportFaults.ts";
import { reported, writeReports } from "./api/reportsOf.ts";
import { unexplained } from "./api/unexplained.ts";
import { homeOf } from "./packages/manifestOf.ts";

// node scripts/apiReport.ts          writes what each built package offers to packages/NAME/api, for review
// node scripts/apiReport.ts --check  fails where the present build offers something else, or no changeset tells what changed since the last release

const committedOf = (workspace: string): string => join(homeOf(workspace), "api");

function check(workspace: string): ReadonlyArray<string> {
  const folder = mkdtempSync(join(tmpdir(), "kamra-api-"));
  try {
    writeReports(workspace, folder);
    return reportFaults(committedOf(workspace), folder).map((fault) => `@kamra/${workspace}/${fault}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes("--check")) {
  const faults = reported.flatMap(check);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) console.error("If this is meant: node scripts/apiReport.ts, and commit the reports.");
  const silent = unexplained(reported);
  for (const workspace of silent)
    console.error(`✗ @kamra/${workspace} offers something else than its last release. Say what: npx changeset`);
  process.exitCode = faults.length + silent.length === 0 ? 0 : 1;
} else
  for (const workspace of reported) {
    rmSync(committedOf(workspace), { recursive: true, force: true });
    writeReports(workspace, committedOf(workspace));
  }
