import { execFileSync } from "node:child_process";
import { root } from "../setup/step.ts";

const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter((line) => line !== "");

const commitOf = (...args: ReadonlyArray<string>): string | null => {
  try {
    return git(...args)[0] ?? null;
  } catch {
    return null;
  }
};

/** The merge base with the main branch; on the main branch the previous commit. */
function base(): string | null {
  const fork = commitOf("merge-base", "HEAD", "origin/main");
  return fork === null || fork === commitOf("rev-parse", "HEAD") ? commitOf("rev-parse", "--verify", "HEAD^") : fork;
}

/** The rule of a test file: `a.property.test.ts` and `a.test.ts` belong to `a.ts`. */
const testedBy = (file: string): string => file.replace(/(?:\.property)?\.test\.ts$/, ".ts");

/**
 * The files that differ from a commit, committed or not, and those whose tests do; `null` without a commit to compare
 * with, as in a copy without history. Paths are from the root.
 *
 * Errors: when git does not know the given commit.
 */
export function changedFiles(since: string | null = base()): ReadonlySet<string> | null {
  if (since === null) return null;
  return new Set(
    [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")].map(testedBy),
  );
}
