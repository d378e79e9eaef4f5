"use client";
import { useEffect, useState } from "react";
import { soonestChange, type TimedProduct } from "./soonestChange.ts";
import { useShop } from "./useShop.ts";

/** The longest delay of a browser's timer: nearly 25 days. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * The moment at which to compute these products' prices: `since`, when they were loaded, and after each price change
 * that change's moment, so that an open page is right after midnight.
 *
 * The first render uses `since`, on the server and during hydration. One timer waits for the next change of any
 * product; between changes nothing renders again.
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
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = change - shop.now().getTime();
      if (leftMs > 0) timer = setTimeout(wait, Math.min(leftMs, longestWaitMs));
      else setChanged(shop.now());
    };
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(wait);
    };
    timer = setTimeout(wait);
    const end = shop.timeCorrections.subscribe(waitAgain);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [shop, change]);
  return moment;
}
