import {
  type CheckoutBlocker,
  type CheckoutStep,
  checkoutPaths,
  neighbourSteps,
  type OrderData,
} from "@kamra/core/checkout";
import { useCheckout } from "@kamra/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

export interface LeaveStep {
  readonly isBusy: boolean;
  /** What kept the shopper from moving on; empty once they have. */
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
  /** Keeps what was entered, sends it, and goes to the next step unless something is missing. */
  readonly leave: (data: Partial<OrderData>) => Promise<void>;
}

/** The button of a step of the checkout. A failure is a notice of the shop, and the shopper stays with what they entered. */
export function useLeaveStep(step: CheckoutStep): LeaveStep {
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const flow = useCheckout(({ checkout }) => checkout.flow);
  const [isBusy, setIsBusy] = useState(false);
  const [blockers, setBlockers] = useState<ReadonlyArray<CheckoutBlocker>>([]);

  const leave = async (data: Partial<OrderData>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await shop.checkout.update(data);
      const missing = await shop.checkout.leave(step);
      setBlockers(missing);
      const { next } = neighbourSteps(step, { flow });
      if (missing.length === 0 && next !== null) await navigate(checkoutPaths[next]);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, blockers, leave };
}
