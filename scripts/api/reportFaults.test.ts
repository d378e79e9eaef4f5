import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reportFaults } from "./reportFaults.ts";
import { names } from "./unexplained.ts";

let committed = "";
let built = "";
beforeEach(() => {
  committed = mkdtempSync(join(tmpdir(), "kamra-committed-"));
  built = mkdtempSync(join(tmpdir(), "kamra-built-"));
});
afterEach(() => {
  for (const folder of [committed, built]) rmSync(folder, { recursive: true, force: true });
});

it("an interface that is as committed has no fault", () => {
  for (const folder of [committed, built]) writeFileSync(join(folder, "cart.api.md"), "export function add(): void;\n");
  expect(reportFaults(committed, built)).toEqual([]);
});

it("a changed export is shown as it was and as it is", () => {
  writeFileSync(join(committed, "cart.api.md"), "export type Cart;\nexport function add(): void;\n");
  writeFileSync(join(built, "cart.api.md"), "export type Cart;\nexport function add(): string;\n");
  expect(reportFaults(committed, built)).toEqual([
    "cart.api.md\n    - export function add(): void;\n    + export function add(): string;",
  ]);
});

it("a new entry and one that went are faults", () => {
  writeFileSync(join(committed, "cart.api.md"), "export type Cart;\n");
  writeFileSync(join(built, "lists.api.md"), "export type List;\n");
  expect(reportFaults(committed, built)).toEqual([
    "cart.api.md\n    - export type Cart;",
    "lists.api.md\n    + export type List;",
  ]);
});

it("a changeset explains the packages that it names, and no other", () => {
  const changeset = '---\n"@kamra/core": minor\n---\n\n"@kamra/ui": new colours.\n';
  expect(names(changeset, "core")).toBe(true);
  expect(names(changeset, "ui")).toBe(false);
});
