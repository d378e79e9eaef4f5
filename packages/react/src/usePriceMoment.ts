"use client";
import { useEffect, useState } from "react";
import { soonestChange, type TimedProduct } from "./soonestChange.ts";
import { useShop } from "./useShop.ts";

/** As long as browsers can wait in one go: nearly 25 days. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * The moment whose prices are to be shown of the products: `since`, when they were loaded, and from the next change of
 * one of their prices that of the change, so that an open page is right after midnight.
 *
 * The first render shows the prices of `since`, on a server and in the browser that takes over from it. One timer waits
 * for the soonest change of all the products; between changes nothing renders again.
 *
 * @rule PRICE-1, PRICE-7
 */
export function usePriceMoment(products: ReadonlyArray<TimedProduct>, { since }: { readonly since: Date }): Date {
  const shop = useShop();
  const [changed, setChanged] = useState(since);
  const moment = changed > since ? changed : since;
  const change = soonestChange(products, { now: moment });
  useEffect(() => {
    if (change === null) return;
    const wait = () => {
      const leftMs = change - shop.now().getTime();
      if (leftMs > 0) timer = setTimeout(wait, Math.min(leftMs, longestWaitMs));
      else setChanged(shop.now());
    };
    // Not at once: the shop's clock may stand still until the page has been taken over from the server's render.
    let timer = setTimeout(wait);
    return () => clearTimeout(timer);
  }, [shop, change]);
  return moment;
}
