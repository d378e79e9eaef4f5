import { useCart, useCartPanel } from "@kamra/react";
import { lazyPart } from "@kamra/ui";
import { type ReactNode, useState } from "react";
import { Outlet, useLoaderData, useLocation, useSearchParams } from "react-router-dom";
import { CartPanelPlace } from "../cart/CartPanelPlace.tsx";
import { Removed } from "../missing/Removed.tsx";
import { missingAt } from "../missing/ledBack.ts";
import { MissingNotice } from "../missing/MissingNotice.tsx";
import { ShopConsent } from "../analytics/ShopConsent.tsx";
import { ShopQuestion } from "../dialogs/ShopQuestion.tsx";
import { DeliveryPicker } from "../delivery/DeliveryPicker.tsx";
import { CartWeightNotice } from "./CartWeightNotice.tsx";
import styles from "./AppShell.module.css";
import { paths } from "../paths/paths.ts";
import { NoticeToasts } from "../page/NoticeToasts.tsx";
import type { ShellData } from "./shellLoader.ts";
import { ShopFooter } from "./ShopFooter.tsx";
import { ShopHeader } from "./ShopHeader.tsx";
import { useCartOfThisMoment } from "../page/useCartOfThisMoment.ts";
import { useDataOfThisShopper } from "../page/useDataOfThisShopper.ts";
import { usePricesOfToday } from "./usePricesOfToday.ts";
import { useReturnPath } from "./useReturnPath.ts";

// Rarely used: its code loads with the first press.
const FeedbackDialog = lazyPart(async () => (await import("../feedback/FeedbackDialog.tsx")).FeedbackDialog, {
  close: ({ onClose }) => onClose(),
});

/** Follows the cart, the day, the session and the way to the login, and renders nothing: the shell does not render with them. */
function Followers() {
  useCartOfThisMoment();
  usePricesOfToday();
  useDataOfThisShopper();
  useReturnPath();
  return null;
}

/** Why a step of the checkout led here; an empty cart can have back what was taken out of it. */
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
  const { footerBlocks, blogEntries, hasSessionEnded } = useLoaderData<ShellData>();
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false);
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  return (
    <Frame>
      <Followers />
      <ShopHeader />
      <CartWeightNotice />
      <main id="main" className={styles.main}>
        <ShopMissingNotice />
        <Outlet />
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
      {isFeedbackOpen && <FeedbackDialog onClose={() => setIsFeedbackOpen(false)} />}
      <ShopConsent isOpened={isConsentOpen} onDecided={() => setIsConsentOpen(false)} />
      <NoticeToasts hasSessionEnded={hasSessionEnded} />
    </Frame>
  );
}
