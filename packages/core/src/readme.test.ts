/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";

interface Package {
  readonly exports: Readonly<Record<string, unknown>>;
}

const [{ exports } = { exports: {} }] = Object.values(import.meta.glob<Package>("../package.json", { eager: true }));
const [readme = ""] = Object.values(
  import.meta.glob<string>("../README.md", { query: "?raw", import: "default", eager: true }),
);

const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");

it.each(entries)("the README names the entry %s", (entry) => {
  const [, capability] = /^\.\/(\w+)\/service$/.exec(entry) ?? [];
  expect(readme).toContain(entry === "." ? 'from "@kamra/core"' : `\`${capability ?? entry.slice(1)}\``);
});
