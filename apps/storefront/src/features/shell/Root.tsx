import { UiProvider } from "@kamra/ui";
import { type ReactNode, useCallback } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "react-router-dom";
import { RemovedLinesProvider } from "../missing/RemovedLinesContext.tsx";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { LoadingIndicator } from "./LoadingIndicator.tsx";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";

/** The root of every page, also failed ones: the components' provider with the router, and navigation. */
export function Root({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { settings } = useStorefrontShop();
  const navigate = useNavigate();
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  // In the root, because the focus moves between the shells of shop and checkout.
  useFocusOnArrival();
  return (
    <UiProvider navigate={go} settings={settings}>
      <LoadingIndicator />
      {/* In the root too, because a removal outlives the shell that it was made in. */}
      <RemovedLinesProvider>{children}</RemovedLinesProvider>
      <ScrollRestoration />
    </UiProvider>
  );
}
