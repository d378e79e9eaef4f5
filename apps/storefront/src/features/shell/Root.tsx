import { useAvoidedAllergens, useLoading } from "@kamra/react";
import { UiProvider } from "@kamra/ui";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { RemovedLinesProvider } from "../missing/RemovedLinesContext.tsx";
import { focusHeading } from "../page/focusHeading.ts";
import styles from "./LoadingIndicator.module.css";
import { shellText } from "./text.hu.ts";

/**
 * A bar along the top while a page or a request is loading, except for fast ones; it ends with success or failure.
 *
 * @rule REDIR-4
 */
function LoadingIndicator() {
  const { isIndicated } = useLoading();
  return (
    <div role="status" className={styles.place}>
      {isIndicated && (
        <>
          <span className={styles.words}>{shellText.loading}</span>
          <span className={styles.bar} aria-hidden="true" />
        </>
      )}
    </div>
  );
}

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

/** The root of every page, also failed ones: the components' provider with the router, and navigation. */
export function Root({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { settings } = useStorefrontShop();
  const navigate = useNavigate();
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  // In the root, because the focus moves between the shells of shop and checkout.
  useFocusOnArrival();
  return (
    <UiProvider navigate={go} settings={settings} avoidedAllergens={useAvoidedAllergens()}>
      <LoadingIndicator />
      {/* In the root too, because a removal outlives the shell that it was made in. */}
      <RemovedLinesProvider>{children}</RemovedLinesProvider>
      <ScrollRestoration />
    </UiProvider>
  );
}
