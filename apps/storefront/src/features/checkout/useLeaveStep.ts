import {
  type CheckoutBlocker,
  type CheckoutStep,
  checkoutPaths,
  needsTimeSlot,
  neighbourSteps,
  type OrderData,
} from "@kamra/core/checkout";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { checkoutOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

export interface LeaveStep {
  readonly isBusy: boolean;
  /** The blockers of the last try to go on; empty after a success. */
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
  /** Stores and sends the form, and goes to the next step unless something is missing. */
  readonly leave: (data: Partial<OrderData>) => Promise<void>;
  /** Reports a missing time slot, beside the problems of the form's fields. */
  readonly lookForSlot: () => void;
}

/** The button of a checkout step. The shop shows a failure as a notice, and the form keeps its data. */
export function useLeaveStep(step: CheckoutStep): LeaveStep {
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [blockers, setBlockers] = useState<ReadonlyArray<CheckoutBlocker>>([]);

  const leave = async (data: Partial<OrderData>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const checkout = await checkoutOf(shop);
      // A slot that is chosen while the form is sent answers the notice. It is no press of the button.
      const lackedSlot = checkout.view.get().blockers.some((each) => needsTimeSlot(each) && each.step === step);
      if ((await checkout.update(data)).kind === "refused") return;
      const left = await checkout.leave(step);
      if (left.kind === "refused") return;
      const missing = left.value;
      setBlockers(missing);
      const { next } = neighbourSteps(step, checkout.view.get().checkout);
      if (missing.length === 0 && next !== null && !lackedSlot) await navigate(checkoutPaths[next]);
    } finally {
      setIsBusy(false);
    }
  };
  const lookForSlot = () =>
    void checkoutOf(shop).then(({ view }) => setBlockers(view.get().blockers.filter(needsTimeSlot)));
  return { isBusy, blockers, leave, lookForSlot };
}
