import { budapestDay } from "@kamra/core/product";
import { useCart, useCartPanel, useSession } from "@kamra/react";
import { lazyPart } from "@kamra/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Outlet, useLoaderData, useLocation, useRevalidator, useSearchParams } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ShopConsent } from "../analytics/ShopConsent.tsx";
import { CartPanelPlace } from "../cart/CartPanelPlace.tsx";
import { DeliveryPicker } from "../delivery/DeliveryPicker.tsx";
import { ShopQuestion } from "../dialogs/ShopQuestion.tsx";
import { MissingNotice } from "../missing/MissingNotice.tsx";
import { Removed } from "../missing/Removed.tsx";
import { missingAt } from "../missing/ledBack.ts";
import { NoticeToasts } from "../page/NoticeToasts.tsx";
import { optionalPart } from "../page/optionalPart.ts";
import { useCartOfThisMoment } from "../page/useCartOfThisMoment.ts";
import { useDataOfThisShopper } from "../page/useDataOfThisShopper.ts";
import { paths } from "../paths/paths.ts";
import { UsualContext, noneUsual } from "../products/UsualContext.ts";
import { ShopCartChanges } from "../session/ShopCartChanges.tsx";
import styles from "./AppShell.module.css";
import { CartWeightNotice } from "./CartWeightNotice.tsx";
import { ShopFooter } from "./ShopFooter.tsx";
import { ShopHeader } from "./ShopHeader.tsx";
import type { ShellData } from "./shellLoader.ts";

const waysIn = [paths.login, paths.registration, paths.forgottenPassword, paths.goodid, "/token-login"];

const isWayIn = (pathname: string) => waysIn.some((path) => `${pathname}/`.startsWith(`${path}/`));

/**
 * Remembers the shopper's page before login, or the one named by the address.
 * @rule SESS-7
 */
function useReturnPath(): void {
  const { session } = useStorefrontShop();
  const { pathname, search } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isWayIn(pathname)) {
      last.current = pathname + search;
      return;
    }
    const path = new URLSearchParams(search).get("vissza") ?? last.current;
    last.current = null;
    if (path !== null) session.rememberPath(path);
  }, [session, pathname, search]);
}

const MarkUsual = optionalPart(async () => (await import("../products/MarkUsual.tsx")).MarkUsual);

/**
 * Provides the page's cards with the shopper's usual products.
 *
 * @rule USUAL-3
 */
function UsualMarks({ children }: { readonly children: ReactNode }) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [usual, setUsual] = useState(noneUsual);
  return (
    <UsualContext value={usual}>
      {children}
      {isLoggedIn && <MarkUsual onChange={setUsual} />}
    </UsualContext>
  );
}

/** Reloads the page's data when the shopper returns to a tab, or a cache's page, from an earlier day, because offers change by day. */
function usePricesOfToday(): void {
  const shop = useStorefrontShop();
  const { revalidate } = useRevalidator();
  const shownDay = useRef<string | null>(null);
  useEffect(() => {
    shownDay.current ??= budapestDay(shop.now());
    const followDay = () => {
      const today = budapestDay(shop.now());
      if (document.visibilityState !== "visible" || shownDay.current === today) return;
      shownDay.current = today;
      void revalidate();
    };
    document.addEventListener("visibilitychange", followDay);
    const end = shop.timeCorrections.subscribe(followDay);
    return () => {
      end();
      document.removeEventListener("visibilitychange", followDay);
    };
  }, [shop, revalidate]);
}

// Rarely used: its code loads with the first press.
const FeedbackDialog = lazyPart(async () => (await import("../feedback/FeedbackDialog.tsx")).FeedbackDialog, {
  close: ({ onClose }) => onClose(),
});

/**
 * Follows the cart, the day, the session and the page before a login. Renders nothing, so that the shell does not
 * render with them.
 */
function Followers() {
  useCartOfThisMoment();
  usePricesOfToday();
  useDataOfThisShopper();
  useReturnPath();
  return null;
}

/** Why a checkout step redirected here; for an empty cart it offers the removed lines. */
function ShopMissingNotice() {
  const [search] = useSearchParams();
  const shippingMethod = useCart((state) => state.shippingMethod);
  return (
    <>
      {missingAt(search).includes("cart") && <Removed />}
      <MissingNotice shippingMethod={shippingMethod} />
    </>
  );
}

/** The cart's own page needs no cart panel. */
function useHasPanel(): boolean {
  const { pathname } = useLocation();
  return useCartPanel() && pathname !== paths.cart;
}

// The first product opens the panel. Only these two follow it: otherwise the press would render the whole page.

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={useHasPanel() ? styles.withPanel : styles.shell}>{children}</div>
);

const PanelPlace = () => useHasPanel() && <CartPanelPlace className={styles.panel} />;

/**
 * The shell of every page.
 *
 * @rule CART-13
 */
export function AppShell() {
  const { footerBlocks, blogEntries, farewell } = useLoaderData<ShellData>();
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false);
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  return (
    <Frame>
      <Followers />
      <ShopConsent isOpened={isConsentOpen} onDecided={() => setIsConsentOpen(false)} />
      <ShopHeader />
      <CartWeightNotice />
      <main id="main" className={styles.main}>
        <ShopMissingNotice />
        <UsualMarks>
          <Outlet />
        </UsualMarks>
      </main>
      <ShopFooter
        blocks={footerBlocks}
        blogEntries={blogEntries}
        onOpenConsent={() => setIsConsentOpen(true)}
        onOpenFeedback={() => setIsFeedbackOpen(true)}
      />
      <PanelPlace />
      <DeliveryPicker />
      <ShopQuestion />
      <ShopCartChanges />
      {isFeedbackOpen && <FeedbackDialog onClose={() => setIsFeedbackOpen(false)} />}
      <NoticeToasts farewell={farewell} />
    </Frame>
  );
}
