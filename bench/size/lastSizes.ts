import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup/step.ts";

/** The sizes that were measured last and committed, in bytes by title. */
const file = join(root, "bench/results/sizes.json");

export function readSizes(): ReadonlyMap<string, number> {
  const sizes: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof sizes !== "object" || sizes === null) throw new Error(`${file} has no sizes`);
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(sizes);
  return new Map(entries.flatMap(([title, size]) => (typeof size === "number" ? [[title, size] as const] : [])));
}

/** Those that were not measured stay as they are. */
export function writeSizes(measured: ReadonlyMap<string, number>): void {
  const sizes = Object.fromEntries([...readSizes(), ...measured]);
  writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
}

/** The change since they were measured: `+64`; empty when there is none. */
export function changeOf(size: number, last: number | undefined): string {
  if (last === undefined) return "new";
  return size === last ? "" : `${size > last ? "+" : "−"}${Math.abs(size - last)}`;
}
