import { checkoutFlows, checkoutPaths, checkoutStepAt } from "@kamra/core/checkout";
import { useCartItemCount, useCheckout } from "@kamra/react";
import { CheckoutHeader, CheckoutSteps, type ShownStep } from "@kamra/ui";
import { useEffect } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { nextTask } from "../../browser/nextTask.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { DeliveryPicker } from "../delivery/DeliveryPicker.tsx";
import { ShopQuestion } from "../dialogs/ShopQuestion.tsx";
import { metaText } from "../meta/text.hu.ts";
import { RemovedLinesProvider } from "../missing/RemovedLinesContext.tsx";
import { NoticeToasts } from "../page/NoticeToasts.tsx";
import { paths } from "../paths/paths.ts";
import { useCartOfThisMoment } from "../page/useCartOfThisMoment.ts";
import { useDataOfThisShopper } from "../page/useDataOfThisShopper.ts";
import type { CheckoutData } from "./checkoutLoader.ts";
import { OrderRequestProvider } from "./OrderRequestContext.tsx";
import styles from "./CheckoutShell.module.css";
import { checkoutText } from "./text.hu.ts";

/** The shell of every checkout page. */
export function CheckoutShell() {
  const shop = useShopWithCheckout();
  const { farewell } = useLoaderData<CheckoutData>();
  const itemCount = useCartItemCount();
  const isSummary = checkoutStepAt(useLocation().pathname) === "summary";
  useCartOfThisMoment();
  useDataOfThisShopper();
  // Time slots are not server-rendered, because they expire. Asking for them is a task of its own, after the shown page.
  useEffect(() => {
    if (shop.checkout.timeSlots.get().days === null) void nextTask().then(() => shop.checkout.refresh());
  }, [shop]);
  return (
    <div className={styles.shell}>
      <CheckoutHeader
        brand={metaText.shopName}
        homeHref={paths.home}
        cartHref={itemCount > 0 ? paths.cart : null}
        telephone={checkoutText.telephone}
      >
        <Steps />
      </CheckoutHeader>
      <main id="main" className={styles.main}>
        <RemovedLinesProvider>
          <OrderRequestProvider>
            <Outlet />
          </OrderRequestProvider>
        </RemovedLinesProvider>
      </main>
      <DeliveryPicker />
      <ShopQuestion />
      {/* The summary says above its form why an order failed, until the next press. */}
      <NoticeToasts farewell={farewell} saidHere={isSummary ? "order" : undefined} />
    </div>
  );
}

/** The steps of the shopper's flow; nothing on other pages, such as the order's status. */
function Steps() {
  const { pathname } = useLocation();
  const flow = useCheckout(({ checkout }) => checkout.flow);
  const current = checkoutStepAt(pathname);
  const steps = checkoutFlows[flow];
  const index = steps.findIndex((step) => step === current);
  if (index === -1) return null;
  const stateAt = (at: number): ShownStep["state"] => (at === index ? "current" : at < index ? "done" : "ahead");
  return (
    <CheckoutSteps
      steps={steps.map((step, at) => ({
        name: checkoutText.steps[step],
        href: checkoutPaths[step],
        state: stateAt(at),
      }))}
    />
  );
}
