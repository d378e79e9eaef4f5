import type { CheckResult } from "./Check.ts";
import { type BackendAddress, checkedBackend } from "./CheckedBackend.ts";
import { checks } from "./checks.ts";

/**
 * Holds a GraphQL backend against the contract, one check after the other. It makes some carts and no orders. A check that
 * cannot be made, because an answer is missing, counts as broken and says why.
 */
export async function checkBackend(address: BackendAddress): Promise<ReadonlyArray<CheckResult>> {
  const backend = checkedBackend(address);
  const results: Array<CheckResult> = [];
  for (const { rule, promise, repair, faults } of checks) {
    const seen = await faults(backend).catch((error: unknown) => [String(error)]);
    results.push({ rule, promise, repair, faults: seen });
  }
  return results;
}
