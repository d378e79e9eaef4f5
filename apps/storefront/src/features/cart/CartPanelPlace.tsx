import { lazy, Suspense, useSyncExternalStore } from "react";

// Small screens never show it.
const ShopCartPanel = lazy(async () => ({ default: (await import("./ShopCartPanel.tsx")).ShopCartPanel }));

/** Room for the panel beside the page: as in the stylesheets of the shell and the header. */
const roomForPanel = "(min-width: 64rem)";

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(roomForPanel);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** The cart beside the page, on screens with room for both. Its place is reserved from the first paint on. */
export function CartPanelPlace({ className }: { readonly className: string | undefined }) {
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(roomForPanel).matches,
    () => false,
  );
  return (
    <div className={className}>
      {hasRoom && (
        <Suspense>
          <ShopCartPanel />
        </Suspense>
      )}
    </div>
  );
}
