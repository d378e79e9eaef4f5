import {
  type CheckoutBlocker,
  type CheckoutStep,
  checkoutPaths,
  neighbourSteps,
  type OrderPlacing,
  stepButtons,
  stepInFlow,
} from "@kamra/core/checkout";
import type { ShippingMethod } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { useCart, useCartItemCount, useCheckout, useCheckoutGuard, usePlaceOrder, useTimeSlots } from "@kamra/react";
import { Button, ButtonLink, CheckoutLayout } from "@kamra/ui";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { LeftMethodNotice } from "../delivery/LeftMethodNotice.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { ledBackTo } from "../missing/ledBack.ts";
import { MissingNotice, MissingParts } from "../missing/MissingNotice.tsx";
import { PriceChanges } from "../missing/PriceChanges.tsx";
import { Removed } from "../missing/Removed.tsx";
import { NoticePlace } from "../missing/NoticePlace.tsx";
import { useDonation } from "./OrderRequestContext.tsx";
import { ShopOrderOverview } from "./ShopOrderOverview.tsx";
import { SlotLost } from "./SlotLost.tsx";
import { checkoutText } from "./text.hu.ts";
import { ToTimeSlots } from "./ToTimeSlots.tsx";

/** What has changed since the shopper saw it, unless the button's result says it already. */
function Changes({ step, placing }: Pick<StepPageProps, "step"> & { readonly placing: OrderPlacing }) {
  const shipping = useCheckout(({ checkout }) => stepInFlow("shipping", checkout));
  const isTold = step === "summary" && "differences" in placing;
  const isOver = step === "summary" && placing.phase === "blocked";
  return (
    <>
      {!isTold && <PriceChanges />}
      {/* The time slots themselves say it on their step. */}
      {!isTold && !isOver && step !== shipping && <SlotLost />}
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
 * What the last press lacked, with the way to it. An expired time slot is said already.
 * @rule SEAM-1
 */
function Missing({ step, blockers, shippingMethod }: MissingProps) {
  const isLost = useTimeSlots().hold?.status === "lost";
  const isSlot = ({ kind }: CheckoutBlocker) => kind === "timeSlot";
  const told = isLost ? blockers.filter((blocker) => !isSlot(blocker)) : blockers;
  const elsewhere = told.find((blocker) => !isSlot(blocker) && blocker.step !== step);
  return (
    told.length > 0 && (
      <MissingParts kinds={told.map(({ kind }) => kind)} shippingMethod={shippingMethod}>
        {told.some(isSlot) && <ToTimeSlots />}
        {elsewhere !== undefined && <ToStepOf blocker={elsewhere} />}
      </MissingParts>
    )
  );
}

interface MissingProps extends Pick<StepPageProps, "step"> {
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
  readonly shippingMethod: ShippingMethod | null;
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
  const pass = useCheckoutGuard(checkoutPaths[step]);
  const flow = useCheckout(({ checkout }) => checkout.flow);
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const total = useCart(({ totals }) => totals.total);
  const donation = useDonation();
  const itemCount = useCartItemCount();
  const { placing } = usePlaceOrder();
  if (placing.phase === "placedElsewhere") return <Navigate to={placing.statusPath} replace />;
  if (!pass.allowed && !isOrdering) return <Navigate to={ledBackTo(pass)} replace />;
  const { previous } = neighbourSteps(step, { flow });
  const { back, next } = stepButtons(step, { flow });
  return (
    <>
      <PageMeta title={checkoutText.steps[step]} description={checkoutText.description} canonicalPath={null} />
      <CheckoutLayout
        title={checkoutText.titles[step]}
        notice={
          <>
            <Removed />
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
