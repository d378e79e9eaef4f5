import { tolerate } from "../../browser/toleratedFailures.ts";
import { useEffect, useState } from "react";
import { idle } from "../../browser/idle.ts";
import { checkoutOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { SlotGone } from "./SlotGone.tsx";

/**
 * The same as `SlotGone` on the cart's page, whose checkout opens when the browser is idle.
 *
 * @rule SEAM-2
 */
export function SlotGoneOnCart() {
  const shop = useStorefrontShop();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    const opened = () => {
      if (isShown) setIsOpen(true);
    };
    // Without a network, the button to the checkout says so.
    idle()
      .then(() => checkoutOf(shop))
      .then(opened, tolerate);
    return () => {
      isShown = false;
    };
  }, [shop]);
  return isOpen && <SlotGone />;
}
