import type { StreetsWanted } from "@kamra/core/delivery";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** In milliseconds: the pause in typing after which streets are asked for. */
const pause = 150;

const none: ReadonlyArray<string> = [];

/**
 * The streets that a field suggests for what is typed in it. Any other street can be typed, and without a response the
 * field works unchanged.
 */
export function useStreets({ postcode, city, begins }: StreetsWanted): ReadonlyArray<string> {
  const shop = useStorefrontShop();
  const [streets, setStreets] = useState(none);
  useEffect(() => {
    let isLatest = true;
    const show = (found: ReadonlyArray<string>) => {
      if (isLatest) setStreets(found.length === 0 ? none : found);
    };
    const ask = () => shop.delivery.streets({ postcode, city, begins }).then(show, () => show(none));
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [shop, postcode, city, begins]);
  return streets;
}
