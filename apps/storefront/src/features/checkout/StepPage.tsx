import {
  type CheckoutBlocker,
  type CheckoutStep,
  type OrderPlacing,
  checkoutPaths,
  needsTimeSlot,
  neighbourSteps,
  stepButtons,
  stepInFlow,
} from "@kamra/core/checkout";
import { type ShippingMethod, addressText, deliveryTime, parcelPlace, shippingTraits } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { useCart, useCartItemCount, useCartTotals, useCheckout, useCheckoutGuard, usePlaceOrder } from "@kamra/react";
import { Button, ButtonLink, CheckoutLayout, OrderOverview } from "@kamra/ui";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { LeftMethodNotice } from "../delivery/LeftMethodNotice.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { DeletedProducts } from "../missing/DeletedProducts.tsx";
import { MissingNotice, MissingParts } from "../missing/MissingNotice.tsx";
import { NoticePlace } from "../missing/NoticePlace.tsx";
import { PriceChanges } from "../missing/PriceChanges.tsx";
import { Removed } from "../missing/Removed.tsx";
import { ShopUnavailableLines } from "../missing/ShopUnavailableLines.tsx";
import { ledBackTo } from "../missing/ledBack.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { farewellOf } from "../page/farewellOf.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { useDonation } from "./OrderRequestContext.tsx";
import { SlotGone } from "./SlotGone.tsx";
import { ToTimeSlots } from "./ToTimeSlots.tsx";
import { checkoutText } from "./text.hu.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";
import { useHeldSlot } from "./useHeldSlot.ts";

/** The order overview beside every step. */
function ShopOrderOverview() {
  const linkedOrder = useCart(({ cart }) => cart?.linkedOrder ?? null);
  const weight = useCart((state) => state.weight);
  const isEstimate = useCart((state) => state.isEstimate);
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const shippingAddress = useCheckout(({ checkout }) => checkout.shippingAddress);
  const postPoint = useCheckout(({ data }) => data.postPoint);
  const point = parcelPlace({ shippingMethod, postPoint });
  return (
    <OrderOverview
      lines={useCheckoutLines()}
      totals={useCartTotals()}
      weight={weight}
      shippingMethod={shippingMethod}
      destination={point?.name ?? (shippingAddress && addressText(shippingAddress))}
      timeSlot={deliveryTime({ shippingMethod, linkedOrder, timeSlot: useHeldSlot() })}
      now={usePageMoment()}
      isEstimate={isEstimate}
      donation={useDonation()}
    />
  );
}

/** What has changed since the shopper saw it, unless the button's result says it already. */
function Changes({ step, placing }: Pick<StepPageProps, "step"> & { readonly placing: OrderPlacing }) {
  const shipping = useCheckout(({ checkout }) => stepInFlow("shipping", checkout));
  const isTold = step === "summary" && "differences" in placing;
  const isOver = step === "summary" && placing.phase === "blocked";
  return (
    <>
      {!isTold && <PriceChanges />}
      <ShopUnavailableLines />
      {/* The time slots themselves say it on their step. */}
      {!isTold && !isOver && step !== shipping && <SlotGone />}
    </>
  );
}

/** The link to the step that has what is missing, unless it is this one. */
function ToStepOf({ blocker: { step } }: { readonly blocker: CheckoutBlocker }) {
  return (
    <div>
      <ButtonLink variant="secondary" href={checkoutPaths[step]}>
        {checkoutText.endings.mend(checkoutText.steps[step])}
      </ButtonLink>
    </div>
  );
}

/**
 * What the last press lacked and is still missing, with the way to it. Of the time slot it says what is so now; steps
 * without the slots say already that one is gone.
 * @rule SEAM-1, SEAM-2
 */
function Missing({ step, blockers, shippingMethod }: MissingProps) {
  const present = useCheckout((view) => view.blockers);
  const slot = present.find(needsTimeSlot);
  const isSlotTold = slot === undefined || (slot.kind !== "timeSlot" && slot.step !== step);
  const told = blockers.flatMap((blocker) => {
    if (!needsTimeSlot(blocker)) return present.some(({ kind }) => kind === blocker.kind) ? [blocker] : [];
    return isSlotTold ? [] : [slot];
  });
  const elsewhere = told.find((blocker) => !needsTimeSlot(blocker) && blocker.step !== step);
  return (
    told.length > 0 && (
      <MissingParts kinds={told.map(({ kind }) => kind)} shippingMethod={shippingMethod}>
        {told.some(needsTimeSlot) && <ToTimeSlots />}
        {elsewhere !== undefined && <ToStepOf blocker={elsewhere} />}
      </MissingParts>
    )
  );
}

interface MissingProps extends Pick<StepPageProps, "step"> {
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
  readonly shippingMethod: ShippingMethod | null;
}

/** The question of the shipping step is that of its method. */
function titleOf(step: StepPageProps["step"], shippingMethod: ShippingMethod | null): string {
  const { titles } = checkoutText;
  if (step !== "shipping") return titles[step];
  const { goesTo, needs } = shippingTraits(shippingMethod);
  if (goesTo === "shop") return titles.pickup;
  return needs === "timeSlot" ? titles.shipping : titles.parcel;
}

interface StepPageProps {
  readonly step: Exclude<CheckoutStep, "cart">;
  /** The id of the form that the button sends. */
  readonly formId: string;
  readonly isBusy: boolean;
  /** The requirements that the last press lacked. */
  readonly blockers?: ReadonlyArray<CheckoutBlocker>;
  /** The content above the form when nothing is missing: the button's result. */
  readonly notice?: { readonly about: unknown; readonly content: ReactNode } | null;
  /** The button's label, instead of where it leads. */
  readonly actionLabel?: string | null;
  /** Whether the order is being placed: the page then stays although the cart may already be empty. */
  readonly isOrdering?: boolean;
  readonly children: ReactNode;
}

/**
 * A checkout step around its form: title, notices, overview, buttons. When the step closes, for example because
 * another tab emptied the cart, it redirects to an open step; when another tab ordered the cart, to the order.
 * @rule CHK-5
 * @rule CHK-7
 */
export function StepPage({
  step,
  formId,
  isBusy,
  blockers = [],
  notice = null,
  actionLabel = null,
  isOrdering = false,
  children,
}: StepPageProps) {
  const shop = useStorefrontShop();
  const pass = useCheckoutGuard(checkoutPaths[step]);
  const flow = useCheckout(({ checkout }) => checkout.flow);
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const total = useCart(({ totals }) => totals.total);
  const donation = useDonation();
  const itemCount = useCartItemCount();
  const { placing } = usePlaceOrder();
  if (placing.phase === "placedElsewhere") return <Navigate to={placing.statusPath} replace />;
  if (!pass.allowed && !isOrdering)
    return <Navigate to={ledBackTo(pass, { path: checkoutPaths[step], farewell: farewellOf(shop) })} replace />;
  const { previous } = neighbourSteps(step, { flow });
  const { back, next } = stepButtons(step, { flow });
  return (
    <>
      <PageMeta title={checkoutText.steps[step]} description={checkoutText.description} canonicalPath={null} />
      <CheckoutLayout
        title={titleOf(step, shippingMethod)}
        notice={
          <>
            <Removed />
            <DeletedProducts />
            <NoticePlace about={blockers.length > 0 ? blockers : (notice?.about ?? null)}>
              <Changes step={step} placing={placing} />
              {blockers.length > 0 ? (
                <Missing step={step} blockers={blockers} shippingMethod={shippingMethod} />
              ) : (
                (notice?.content ?? <MissingNotice shippingMethod={shippingMethod} />)
              )}
            </NoticePlace>
          </>
        }
        overview={<ShopOrderOverview />}
        total={huf(total + donation)}
        itemCount={itemCount}
        back={previous && back ? { href: checkoutPaths[previous], label: back } : null}
        action={
          <Button type="submit" form={formId} isPending={isBusy}>
            {actionLabel ?? (isBusy ? checkoutText.working : next)}
          </Button>
        }
      >
        {step !== "shipping" && <LeftMethodNotice />}
        {children}
      </CheckoutLayout>
    </>
  );
}
