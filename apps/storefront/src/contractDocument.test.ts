import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { shopUrl } from "./openShop.test.kit.ts";
import { pageTable } from "./pageTable.test.kit.ts";
import { routes } from "./routes.tsx";

const document = readFileSync(new URL("../../../docs/storefront-contract.md", import.meta.url), "utf8");

it("[NAV-1] docs/storefront-contract.md has a section for every page of the table", () => {
  const patterns = pageTable.map(({ path }) =>
    (matchRoutes(routes, new URL(path, shopUrl).pathname) ?? [])
      .flatMap(({ route }) => (route.path === undefined ? [] : [`/${route.path}`]))
      .join(""),
  );
  const missing = new Set(
    patterns.filter((pattern) => !document.includes(`### \`${pattern === "" ? "/" : pattern}\``)),
  );
  expect([...missing]).toEqual([]);
});
