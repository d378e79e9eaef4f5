import type { CheckOf, CheckResult } from "../Check.ts";
import { runChecks } from "../runChecks.ts";
import { type BackendPorts, type CheckedPorts, checkedPorts, type PortOptions } from "./BackendPorts.ts";
import { cartChecks } from "./cartChecks.ts";
import { catalogueChecks } from "./catalogueChecks.ts";
import { deliveryChecks } from "./deliveryChecks.ts";

/** The promises of ports, in the order of the report. */
const portChecks: ReadonlyArray<CheckOf<CheckedPorts>> = [...catalogueChecks, ...cartChecks, ...deliveryChecks];

/**
 * Holds the ports of an own backend against what their interfaces promise, as a guest. It makes some carts. What the backend does
 * not offer is named, and counts as not checked.
 */
export function checkPorts(ports: BackendPorts, options: PortOptions = {}): Promise<ReadonlyArray<CheckResult>> {
  return runChecks(checkedPorts(ports, options), portChecks);
}
