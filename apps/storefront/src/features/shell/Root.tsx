import { useAvoidedAllergens, useLoading } from "@kamra/react";
import { LoadingIndicator, UiProvider } from "@kamra/ui";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { RemovedLinesProvider } from "../missing/RemovedLinesContext.tsx";
import { focusHeading } from "../page/focusHeading.ts";

/**
 * Moves the focus to the heading after a navigation, as a page load would. A change of the query, such as a filter,
 * leaves it.
 */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

/**
 * The root of every page, also failed ones: the components' provider with the router, and navigation.
 *
 * @rule REDIR-4
 */
export function Root({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { settings } = useStorefrontShop();
  const navigate = useNavigate();
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  const { isIndicated } = useLoading();
  // In the root, because the focus moves between the shells of shop and checkout.
  useFocusOnArrival();
  return (
    <UiProvider navigate={go} settings={settings} avoidedAllergens={useAvoidedAllergens()}>
      {/* It shows no fast ones, and ends with success or failure. */}
      <LoadingIndicator isPending={isIndicated} />
      {/* In the root too, because a removal outlives the shell that it was made in. */}
      <RemovedLinesProvider>{children}</RemovedLinesProvider>
      <ScrollRestoration />
    </UiProvider>
  );
}
