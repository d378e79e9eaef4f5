"use client";
import { useEffect, useState } from "react";
import { useShop } from "./useShop.ts";

const second = 1000;

/**
 * How long it is until an instant, second by second; null without one, and before the page is a browser's: a server's clock
 * is not the shopper's.
 *
 * Units: milliseconds; 0 when it has come.
 */
export function useTimeLeft(until: string | null | undefined): number | null {
  const shop = useShop();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!until) return;
    const tick = () => setNow(shop.now().getTime());
    const first = setTimeout(tick);
    const timer = setInterval(tick, second);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [shop, until]);
  return until && now !== null ? Math.max(0, Date.parse(until) - now) : null;
}
