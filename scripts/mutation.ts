import { changedFiles } from "./mutation/changedFiles.ts";
import { ruleFiles } from "./mutation/ruleFiles.ts";
import { runCommand, tool } from "./setup/step.ts";

// node scripts/run.js mutation            changes every rule and sees a test fail: an hour
// node scripts/run.js mutation PATHS      the same for some files or folders
// node scripts/run.js mutation --changed  the same for some of those that a branch or the last commit changed

/** Of the changed files, how many are tried in the time that a push may take. */
const mostChanged = 2;

const paths = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const rules = await ruleFiles();
const changed = process.argv.includes("--changed") ? (changedFiles() ?? new Set()) : null;
const chosen = rules.filter(
  (file) => changed?.has(file) ?? (paths.length === 0 || paths.some((path) => file.startsWith(path))),
);
const tried = changed === null ? chosen : chosen.slice(0, mostChanged);
if (tried.length < chosen.length)
  console.log(
    `${chosen.length} files of rules have changed; ${tried.length} are tried here, all of them by \`npm run mutation\`.`,
  );

if (tried.length === 0) console.log("No rule has changed.");
else
  process.exitCode = await runCommand(
    tool("stryker", "run", "scripts/config/stryker.config.json", "--mutate", tried.join(",")),
  );
