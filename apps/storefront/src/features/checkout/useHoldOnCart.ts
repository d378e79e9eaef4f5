import type { TimeSlotsState } from "@kamra/core/checkout";
import { useEffect, useState } from "react";
import { idle } from "../../browser/idle.ts";
import { tolerate } from "../../browser/toleratedFailures.ts";
import { checkoutOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * The state of the reserved time slot on the cart's page, whose checkout opens when the browser is idle; `null` before.
 *
 * @rule SEAM-2
 */
export function useHoldOnCart(): TimeSlotsState["hold"] {
  const shop = useStorefrontShop();
  const [hold, setHold] = useState<TimeSlotsState["hold"]>(null);
  useEffect(() => {
    let isShown = true;
    let end = () => {};
    const follow = ({ timeSlots }: Awaited<ReturnType<typeof checkoutOf>>) => {
      if (!isShown) return;
      const show = () => setHold(timeSlots.get().hold);
      show();
      end = timeSlots.subscribe(show);
    };
    // Without a network, the button to the checkout says so.
    idle()
      .then(() => checkoutOf(shop))
      .then(follow, tolerate);
    return () => {
      isShown = false;
      end();
    };
  }, [shop]);
  return hold;
}
