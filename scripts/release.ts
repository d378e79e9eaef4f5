import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { homeOf } from "./packages/manifestOf.ts";
import { published } from "./packages/published.ts";
import { root } from "./setup/step.ts";

// node scripts/release.ts            writes a bill of materials (CycloneDX) of each built package to release/, and tries to publish
// node scripts/release.ts --publish  publishes, with a statement of where it was built. Runs in .github/workflows/release.yml

const isForReal = process.argv.includes("--publish");
const target = join(root, "release");
mkdirSync(target, { recursive: true });

for (const workspace of published) {
  const bill = execFileSync(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--omit=dev", `--workspace=@kamra/${workspace}`],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  writeFileSync(join(target, `${workspace}.cdx.json`), bill);
  execFileSync("npm", ["publish", ...(isForReal ? ["--provenance", "--access=public"] : ["--dry-run"])], {
    cwd: homeOf(workspace),
    stdio: "inherit",
  });
}
