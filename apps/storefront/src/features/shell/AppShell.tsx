import { useState } from "react";
import { Outlet, useLoaderData } from "react-router-dom";
import { MissingNotice } from "../checkout/MissingNotice.tsx";
import { ShopConsent } from "../analytics/ShopConsent.tsx";
import { ShopQuestion } from "../dialogs/ShopQuestion.tsx";
import { DeliveryPicker } from "../delivery/DeliveryPicker.tsx";
import { CartWeightNotice } from "./CartWeightNotice.tsx";
import styles from "./AppShell.module.css";
import { NoticeToasts } from "./NoticeToasts.tsx";
import type { ShellData } from "./shellLoader.ts";
import { ShopFooter } from "./ShopFooter.tsx";
import { ShopHeader } from "./ShopHeader.tsx";
import { useCartOfThisMoment } from "./useCartOfThisMoment.ts";
import { useDataOfThisShopper } from "./useDataOfThisShopper.ts";
import { usePricesOfToday } from "./usePricesOfToday.ts";
import { useReturnPath } from "./useReturnPath.ts";

/** What is around every page. */
export function AppShell() {
  const { footerBlocks, blogEntries, hasSessionEnded } = useLoaderData<ShellData>();
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  useCartOfThisMoment();
  usePricesOfToday();
  useDataOfThisShopper();
  useReturnPath();
  return (
    <div className={styles.shell}>
      <ShopHeader />
      <CartWeightNotice />
      <main id="main" className={styles.main}>
        <MissingNotice />
        <Outlet />
      </main>
      <ShopFooter blocks={footerBlocks} blogEntries={blogEntries} onOpenConsent={() => setIsConsentOpen(true)} />
      <DeliveryPicker />
      <ShopQuestion />
      <ShopConsent isOpened={isConsentOpen} onDecided={() => setIsConsentOpen(false)} />
      <NoticeToasts hasSessionEnded={hasSessionEnded} />
    </div>
  );
}
