import { isExternalLink } from "@kamra/core/navigation";
import type { Navigate, ShopNavigation } from "@kamra/core";
import type { Router } from "./routerRelay.ts";

/** Navigates for the shop's services; for another site, such as a bank's, it leaves the page. */
export const navigateBy =
  (router: () => Router, location: Pick<Location, "assign" | "reload">): Navigate =>
  (where) => {
    if ("to" in where && isExternalLink(where.to)) return location.assign(where.to);
    switch (where.kind) {
      case "reload":
        return location.reload();
      case "back":
        return void router().navigate(-1);
      case "push":
      case "redirect":
        return void router().navigate(where.to, { replace: where.kind === "redirect" });
    }
  };

/** Reports the router's navigation to the shop: loading, and finished redirects. */
export function tellOfRoutes(router: Router, navigation: ShopNavigation): void {
  let isUnderWay = false;
  router.subscribe((state) => {
    const wasUnderWay = isUnderWay;
    isUnderWay = state.navigation.state !== "idle";
    if (isUnderWay) navigation.routeStarted();
    else if (wasUnderWay) navigation.routeCompleted();
  });
}
