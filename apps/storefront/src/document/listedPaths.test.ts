import type { RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { listedPaths } from "./listedPaths.ts";
import { indexPage, page } from "./page.ts";

const route = (isListed: boolean) => ({
  loader: () => Promise.resolve(() => null),
  file: null,
  isPublic: true,
  isListed,
});

it("names the listed pages by their whole path, without optional parameters", () => {
  const routes: ReadonlyArray<RouteObject> = [
    {
      children: [
        indexPage(route(true)),
        page("szallitas/:opened?", route(true)),
        page("kosar", route(false)),
        { ...page("profil", route(true)), children: [page("eszkozok", route(true))] },
      ],
    },
  ];
  expect(listedPaths(routes)).toEqual(["/", "/szallitas", "/profil", "/profil/eszkozok"]);
});

it.each(["termekek/:urlKey", "*"])("refuses %s, which is many pages", (path) => {
  expect(() => listedPaths([page(path, route(true))])).toThrow(TypeError);
});
