import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const own = fileURLToPath(new URL(".", import.meta.url));

/** The release before this one, as `deploy/previous-release` names it: its commit and its last migration. */
export function readPreviousRelease(): { readonly commit: string; readonly migration: string } {
  const [commit = "", migration = ""] = readFileSync(join(root, "deploy/previous-release"), "utf8").trim().split(" ");
  return { commit, migration };
}

/** Whether this clone has a commit: a shallow one may not. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export interface UnpackedRelease {
  readonly server: string;
  readonly shopper: string;
  /** Deletes its files. */
  readonly remove: () => void;
}

/** The folders that a backend and a shopper of the SDK need. */
const needed = ["apps/backend", "packages/core", "packages/contract"];

/** Links the installed packages; those of this repository are the release's own. */
function linkPackages(folder: string): void {
  const installed = join(root, "node_modules");
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@kamra"), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== "@kamra") symlinkSync(join(installed, name), join(modules, name));
  for (const workspace of needed) {
    symlinkSync(join(folder, workspace), join(modules, "@kamra", workspace.replace(/.*\//, "")));
    const inner = join(workspace, "node_modules");
    if (existsSync(join(root, inner))) symlinkSync(join(root, inner), join(folder, inner));
  }
}

/**
 * Takes a release's code out of git into a temporary folder. It runs with the packages that are installed now. A release
 * of before this test has no suite of its own and gets today's, which its SDK has to understand.
 */
export function unpackRelease(commit: string): UnpackedRelease {
  const folder = mkdtempSync(join(tmpdir(), "kamra-release-"));
  const archive = execFileSync("git", ["archive", commit, "package.json", ...needed], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  linkPackages(folder);
  const suite = join(folder, "apps/backend/src/testing/release");
  if (!existsSync(suite)) cpSync(own, suite, { recursive: true });
  return {
    server: join(suite, "server.ts"),
    shopper: join(suite, "shopper.ts"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** This release, in its place. */
export const thisRelease = { server: join(own, "server.ts"), shopper: join(own, "shopper.ts") };
