import { dirname } from "node:path";
import { numbersIn } from "../rules/numbersIn.ts";

interface Tests {
  /** The test files of the repository with their text. */
  readonly texts: ReadonlyMap<string, string>;
  /** The rules that the changed sources claim. */
  readonly rules: ReadonlySet<string>;
}

const isNamed = (text: string, rules: ReadonlySet<string>) => numbersIn(text).some((number) => rules.has(number));

/**
 * The test files that a change can break, as far as files tell: those that changed, those beside a changed file, and those of the
 * same workspace whose titles name a rule that a changed file claims.
 */
export function testsOf(changed: Iterable<string>, { texts, rules }: Tests): ReadonlyArray<string> {
  const files = Array.from(changed);
  const folders = new Set(files.map(dirname));
  const workspaces = new Set(files.map((file) => file.split("/").slice(0, 2).join("/")));
  return Array.from(texts).flatMap(([file, text]) => {
    const isNear = folders.has(dirname(file));
    const isProof = workspaces.has(file.split("/").slice(0, 2).join("/")) && isNamed(text, rules);
    return isNear || isProof ? [file] : [];
  });
}
