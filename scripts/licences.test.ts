import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./setup/step.ts";

/** Licences that let a shop use, change and sell what contains the work, and ask for no more than their text. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
]);

/** Under the MPL, which asks for the source of its own files alone: unchanged, and on servers. */
const unchanged = ["node_modules/@resvg/resvg-wasm"];

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}
interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}
const isLock = (json: unknown): json is Lock => typeof json === "object" && json !== null && "packages" in json;

it("every library that is shipped has a permissive licence", () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  if (!isLock(lock)) throw new Error("package-lock.json names no packages");
  const others = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && dev !== true && link !== true)
    .filter(([path]) => !unchanged.includes(path))
    .filter(([, { license = "none" }]) => !permissive.has(license))
    .map(([path, { license = "none" }]) => `${path}: ${license}`);
  expect(others).toEqual([]);
});
