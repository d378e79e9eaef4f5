import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { root } from "../setup/step.ts";
import { ruleFiles } from "./ruleFiles.ts";

const decidesNothing = /\.test\.|\/generated\/|\/(?:index|text\.hu)\.ts$/;
const hasFunctions = /=>|\bfunction\b/;

/**
 * The files of the services: what else of the core decides anything. Paths are from the root. Files without a function, which
 * hold models or types, are not among them.
 */
export async function serviceFiles(): Promise<ReadonlyArray<string>> {
  const rules = new Set(await ruleFiles());
  const files = globSync("packages/core/src/**/*.ts", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const others = files.filter((file) => !rules.has(file) && !decidesNothing.test(file)).sort();
  const atRunTime = await Promise.all(
    others.map(async (file) => await transform(await readFile(join(root, file), "utf8"), { loader: "ts" })),
  );
  return others.filter((_file, index) => hasFunctions.test(atRunTime[index]?.code ?? ""));
}
