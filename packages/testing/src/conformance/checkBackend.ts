import type { CheckResult } from "./Check.ts";
import { type BackendAddress, checkedBackend } from "./CheckedBackend.ts";
import { checks } from "./checks.ts";
import { runChecks } from "./runChecks.ts";

/**
 * Holds a GraphQL backend against the contract, one check after the other. It makes two accounts and some carts, and orders when
 * `placesOrders` is true. A check that fails because an answer is missing counts as broken and says why; one that needs an
 * option that is not given is not made, and says so.
 */
export function checkBackend(address: BackendAddress): Promise<ReadonlyArray<CheckResult>> {
  return runChecks(checkedBackend(address), checks);
}
