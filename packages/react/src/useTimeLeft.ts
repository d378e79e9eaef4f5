"use client";
import { useEffect, useState } from "react";
import { useShop } from "./useShop.ts";

const second = 1000;

/**
 * The time until an instant, updated every second; null without an instant and before hydration, because the page may have
 * been rendered long ago.
 *
 * Units: milliseconds; 0 once the instant has passed.
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
