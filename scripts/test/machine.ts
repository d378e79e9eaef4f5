import { scryptSync } from "node:crypto";

/** What the work takes on the machine that the budgets were measured on. */
const referenceMs = 125;

/** How many times slower this machine is than that of the budgets; at least 1. */
export function machineFactor(): number {
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    scryptSync("password", "salt", 64, { N: 2 ** 15, maxmem: 2 ** 26 });
    return performance.now() - from;
  });
  return Math.max(1, Math.min(...times) / referenceMs);
}
