import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formPaths } from "./features/paths/formPaths.ts";
import { routePatterns } from "./routePatterns.test.kit.ts";
import { routes } from "./routes.tsx";

const document = readFileSync(new URL("../../../docs/storefront-contract.md", import.meta.url), "utf8");

it("[NAV-1] each section of docs/storefront-contract.md is about a page or a form of the shop", () => {
  const sections = [...document.matchAll(/^### `(.*)`$/gm)].map(([, pattern]) => pattern);
  expect(sections.length).toBeGreaterThan(20);
  const known = [...routePatterns(routes).map((pattern) => pattern || "/"), ...Object.values(formPaths)];
  expect(sections.filter((pattern) => !known.some((path) => path === pattern))).toEqual([]);
});
