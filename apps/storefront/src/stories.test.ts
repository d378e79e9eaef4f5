import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { pageOfRoute } from "./document/page.ts";
import { routes } from "./routes.tsx";

const screens = fileURLToPath(new URL("../../storybook/screens/", import.meta.url));

/** The addresses of the pages that the Storybook shows. */
const shown = readdirSync(screens)
  .filter((name) => name.endsWith(".stories.tsx"))
  .flatMap((name) => [...readFileSync(screens + name, "utf8").matchAll(/path: "([^"]+)"/g)])
  .flatMap(([, path = ""]) => path);

/** Routes with a page of their own; others only redirect. */
const pagesOf = (table: ReadonlyArray<RouteObject>): ReadonlyArray<RouteObject> =>
  table.flatMap((route) => [
    ...(route.children === undefined && pageOfRoute(route)?.Page !== undefined ? [route] : []),
    ...pagesOf(route.children ?? []),
  ]);

it("every page of the shop has a story", () => {
  const matched = new Set(shown.map((path) => matchRoutes(routes, path)?.at(-1)?.route));
  const missing = pagesOf(routes).filter((route) => !matched.has(route));

  expect(pagesOf(routes).length).toBeGreaterThan(40);
  expect(missing.map(({ path = "index" }) => path)).toEqual([]);
});
