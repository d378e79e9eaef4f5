import { valueAt } from "../CheckedBackend.ts";
import type { BackendPorts } from "./BackendPorts.ts";

const names = ["catalogue", "cart", "delivery"] as const;

/** Only that it is an object: its checks find out whether its methods keep what they promise. */
const isPorts = (value: unknown): value is BackendPorts =>
  typeof value === "object" &&
  value !== null &&
  names.some((name) => typeof valueAt(value, [name]) === "object" && valueAt(value, [name]) !== null);

/** The ports in a module's default export; null when it has none. */
export function portsOf(module: unknown): BackendPorts | null {
  const exported = valueAt(module, ["default"]);
  return isPorts(exported) ? exported : null;
}
