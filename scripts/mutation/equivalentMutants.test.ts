import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/step.ts";
import { equivalentBackendMutants } from "./equivalentBackendMutants.ts";
import { equivalentMutants } from "./equivalentMutants.ts";
import { equivalentServiceMutants } from "./equivalentServiceMutants.ts";

const linesOf = (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
};

it("Every equivalent mutant names a line that is in its file.", () => {
  const moved = [...equivalentMutants, ...equivalentServiceMutants, ...equivalentBackendMutants].filter(
    ({ file, line, occurrence = 1 }) => linesOf(file).filter((text) => text.trim() === line).length < occurrence,
  );
  expect(moved).toEqual([]);
});
