import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install } from "./packages/install.ts";
import { contentFaults } from "./packages/contentFaults.ts";
import { copyFaults } from "./packages/copyFaults.ts";
import { prepackFaults } from "./packages/prepackFaults.ts";
import { published } from "./packages/published.ts";
import { resolutionFaults } from "./packages/resolutionFaults.ts";
import { backendFaults, offeredTestFaults } from "./packages/runFaults.ts";
import { everyCell, quickCell, typeFaults } from "./packages/typeFaults.ts";

// Packs what a team would install, into an empty folder, and checks it there: its files and size, what publint says, and the types of
// every entry. `--all` checks those by three compilers and three resolutions, and adds are-the-types-wrong, a pack of what was never
// built, copies of all components, the tests that testing's README
// offers, and the backend's command. Needs built packages.

const isAll = process.argv.includes("--all");
const folder = mkdtempSync(join(tmpdir(), "kamra-packages-"));
const faults: string[] = [];
try {
  const homes = install(published, folder);
  for (const home of homes) faults.push(...(await contentFaults(home)));
  faults.push(...typeFaults(homes, { folder, cells: isAll ? everyCell : [quickCell] }));
  if (isAll) {
    for (const name of published)
      faults.push(...(await resolutionFaults(name, { folder })), ...prepackFaults(name, { folder }));
    faults.push(...copyFaults(folder), ...offeredTestFaults(folder), ...(await backendFaults(folder)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
