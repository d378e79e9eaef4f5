import type { CheckResult } from "./Check.ts";

function linesOf({ rule, promise, repair, faults, notChecked }: CheckResult): ReadonlyArray<string> {
  if (notChecked !== null) return [`- ${promise} (${rule})`, `    ${notChecked}`];
  if (faults.length === 0) return [`✓ ${promise} (${rule})`];
  return [`✗ ${promise} (${rule})`, ...faults.map((fault) => `    seen: ${fault}`), `    repair: ${repair}`];
}

const rules = "https://github.com/kamra/kamra/blob/main/docs/rule-book.md";

/** The results in plain words: a line for each promise that is kept, more for each that is broken or was not checked. */
export function reportOf(results: ReadonlyArray<CheckResult>): string {
  const checked = results.filter(({ notChecked }) => notChecked === null);
  const kept = checked.filter(({ faults }) => faults.length === 0).length;
  const left = results.length - checked.length;
  return [
    ...results.flatMap(linesOf),
    "",
    ...(kept < checked.length ? [`The codes in brackets are rules: ${rules}`] : []),
    `${kept} of ${checked.length} promises are kept.${left === 0 ? "" : ` ${left} were not checked.`}`,
  ].join("\n");
}
