import { matchRoutes, type RouteObject } from "react-router-dom";
import { shopUrl } from "./openShop.test.kit.ts";

/** The patterns of the routes that show or do something, each whole. */
export const routePatterns = (routes: ReadonlyArray<RouteObject>, above = ""): ReadonlyArray<string> =>
  routes.flatMap(({ path = "", index, children, loader }) => {
    const pattern = path === "" ? above : `${above}/${path}`;
    if (children !== undefined) return routePatterns(children, pattern);
    return loader === undefined && index !== true ? [] : [pattern];
  });

/** The pattern of an address. */
export const patternOf = (path: string, routes: ReadonlyArray<RouteObject>): string =>
  (matchRoutes([...routes], new URL(path, shopUrl).pathname) ?? [])
    .flatMap(({ route }) => (route.path === undefined ? [] : [`/${route.path}`]))
    .join("");
