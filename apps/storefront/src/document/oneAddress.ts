import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * The one address of a page: in the route's letters, without needless slashes. What a shopper or an editor has named
 * keeps its letters.
 *
 * @rule NAV-1
 */
export function oneAddress(pathname: string, routes: RouteObject[]): string {
  const segments = pathname.split("/").filter(Boolean);
  const pattern = (matchRoutes(routes, `/${segments.join("/")}`) ?? []).flatMap(
    ({ route }) => route.path?.split("/") ?? [],
  );
  // The categories find their own address.
  if (pattern.includes("*")) return pathname;
  const own = segments.map((name, at) => {
    const part = pattern[at];
    return part === undefined || part.startsWith(":") ? name : part;
  });
  return `/${own.join("/")}`;
}
