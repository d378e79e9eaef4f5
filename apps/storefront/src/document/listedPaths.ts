import type { RouteObject } from "react-router-dom";
import { pageOfRoute } from "./page.ts";

/** The paths of the pages that the site map names. Errors: TypeError for a path with a required parameter. */
export const listedPaths = (routes: ReadonlyArray<RouteObject>, above = ""): ReadonlyArray<string> =>
  routes.flatMap((route) => {
    const { path, children = [] } = route;
    const pattern = path === undefined ? above : `${above}/${path}`;
    const below = listedPaths(children, pattern);
    if (pageOfRoute(route)?.isListed !== true) return below;
    const own = pattern.replaceAll(/\/:\w+\?/g, "");
    if (/[:*]/.test(own)) throw new TypeError(`The site map cannot name ${own}: its parameter has no value`);
    return [own === "" ? "/" : own, ...below];
  });
