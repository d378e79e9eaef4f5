import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../setup/step.ts";
import { homeOf } from "../packages/manifestOf.ts";

const git = (...args: ReadonlyArray<string>): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** Whether a changeset of the text's kind names a package: `"@kamra/core": minor`. */
export const names = (changeset: string, workspace: string): boolean =>
  new RegExp(`^["']@kamra/${workspace}["']: *(?:major|minor|patch)$`, "m").test(changeset);

/** The packages whose reports changed since their last changelog without a changeset that says so. */
export function unexplained(workspaces: ReadonlyArray<string>): ReadonlyArray<string> {
  const folder = join(root, ".changeset");
  const changesets = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return workspaces.filter((workspace) => {
    const home = relative(root, homeOf(workspace));
    const release = git("log", "-1", "--format=%H", "--", `${home}/CHANGELOG.md`);
    const before = release === "" ? "" : git("ls-tree", "--name-only", release, `${home}/api/`);
    if (before === "") return false;
    const changed = git("diff", "--name-only", release, "--", `${home}/api`);
    return changed !== "" && !changesets.some((changeset) => names(changeset, workspace));
  });
}
