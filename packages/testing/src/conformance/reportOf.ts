import type { CheckResult } from "./Check.ts";

const linesOf = ({ rule, promise, repair, faults }: CheckResult): ReadonlyArray<string> =>
  faults.length === 0
    ? [`✓ ${promise} (${rule})`]
    : [`✗ ${promise} (${rule})`, ...faults.map((fault) => `    seen: ${fault}`), `    repair: ${repair}`];

/** The results in plain words: a line for each promise that is kept, more for each that is broken. */
export function reportOf(results: ReadonlyArray<CheckResult>): string {
  const kept = results.filter(({ faults }) => faults.length === 0).length;
  return [...results.flatMap(linesOf), "", `${kept} of ${results.length} promises are kept.`].join("\n");
}
