import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root, runCommand, tool } from "../scripts/setup/step.ts";

// node scripts/run.js templates/tryLayouts   lays out one of each kind in a copy of the repository, and checks that types, lint, unused code and
//                               tests accept them; part of npm run test:full

const layouts = [
  ["capability", "reviews"],
  ["rule", "product/bundlePrice", "PRICE"],
  ["component", "product/BundleBadge"],
  ["page", "recipes", "/receptek"],
];

const tests = [
  ["core", "packages/core/src/reviews", "packages/core/src/product/bundlePrice", "packages/core/src/readme.test.ts"],
  ["react", "packages/react/src/readme.test.ts"],
  ["storefront", "apps/storefront/src/contractDocument.test.ts", "apps/storefront/src/pages.test.ts"],
  ["scripts", "scripts/layers"],
];

/** Links each installed package; the workspaces are those of the copy. */
function linkPackages(folder: string, copy: string): void {
  const [modules, copied] = [join(root, folder, "node_modules"), join(copy, folder, "node_modules")];
  if (!existsSync(modules)) return;
  mkdirSync(copied);
  for (const name of readdirSync(modules)) {
    if (name === "@kamra") cpSync(join(modules, name), join(copied, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(realpathSync(join(modules, name)), join(copied, name), "junction");
  }
}

/** Copies the repository's files, committed or not, and links its packages. */
function copyInto(copy: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of files.toString("utf8").split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const workspaces = ["packages", "apps"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  for (const folder of [".", ...workspaces]) linkPackages(folder, copy);
}

const copy = mkdtempSync(join(tmpdir(), "kamra-layouts-"));
try {
  copyInto(copy);
  const steps = [
    ...layouts.map((words) => tool("node", "templates/new.ts", ...words)),
    tool("node", "scripts/layers.ts"),
    tool("oxlint"),
    tool("knip", "--config", "scripts/config/knip.json"),
    ...tests.map(([project = "", ...paths]) =>
      tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--project", project, ...paths),
    ),
  ];
  for (const step of steps) {
    process.exitCode = await runCommand({ ...step, cwd: copy });
    if (process.exitCode !== 0) break;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
