import type { CheckOf, CheckResult } from "./Check.ts";
import { NotChecked } from "./NotChecked.ts";

/** Makes checks one after the other, so that none meets what another one is doing. */
export async function runChecks<Target>(
  target: Target,
  checks: ReadonlyArray<CheckOf<Target>>,
): Promise<ReadonlyArray<CheckResult>> {
  const results: Array<CheckResult> = [];
  for (const { rule, promise, repair, faults } of checks) {
    const seen = await faults(target).catch((error: unknown) =>
      error instanceof NotChecked ? error : [String(error)],
    );
    const notChecked = seen instanceof NotChecked ? seen.message : null;
    results.push({ rule, promise, repair, faults: seen instanceof NotChecked ? [] : seen, notChecked });
  }
  return results;
}
