import { execFileSync } from "node:child_process";
import { root } from "../setup/step.ts";

const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n").filter((line) => line !== "");

/** The rule whose test a file is: `a.property.test.ts` and `a.test.ts` are those of `a.ts`. */
const testedBy = (file: string): string => file.replace(/(?:\.property)?\.test\.ts$/, ".ts");

/** Where this branch left the main one; the commit before this one on the main branch itself. */
function base(): string {
  try {
    const [head = ""] = git("rev-parse", "HEAD");
    const [fork = ""] = git("merge-base", "HEAD", "origin/main");
    return fork === head ? "HEAD^" : fork;
  } catch {
    return "HEAD^";
  }
}

/**
 * The files that differ from a commit, committed or not, and those whose tests do. Paths are from the root.
 *
 * Errors: when git does not know the commit.
 */
export function changedFiles(since: string = base()): ReadonlySet<string> {
  return new Set([...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")].map(testedBy));
}
