import { type SpecialDays as Days, specialDayText } from "@kamra/core/content";
import { useEffect, useState } from "react";
import { failureText } from "../../shop/failureText.ts";
import { contentOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface SpecialDaysProps {
  /** The first day that is offered, `2026-12-19`: the week from it is shown. */
  readonly from: string;
}

const week = 7 * 86_400_000;

/**
 * The special days of the shown week, on which the courier does not deliver or at other hours. The courier's calendar
 * is that of the first store.
 *
 * @rule SHIP-11
 */
export function SpecialDays({ from }: SpecialDaysProps) {
  const shop = useStorefrontShop();
  const [{ days, failure }, show] = useState<{ readonly days: Days; readonly failure: string | null }>({
    days: [],
    failure: null,
  });
  useEffect(() => {
    let isShown = true;
    contentOf(shop)
      .then((content) => content.stores())
      .then(
        ([first]) => isShown && show({ days: first?.specialDays ?? [], failure: null }),
        (error: unknown) => isShown && show({ days: [], failure: failureText(shop, error) }),
      );
    return () => {
      isShown = false;
    };
  }, [shop]);
  const until = new Date(Date.parse(`${from}T00:00:00Z`) + week).toISOString().slice(0, 10);
  const shown = days.filter(({ date }) => date <= until);
  if (failure !== null) return <p>{failure}</p>;
  return shown.length === 0 ? null : (
    <ul role="list">
      {shown.map((day) => (
        <li key={day.date}>{specialDayText(day, { now: shop.now() })}</li>
      ))}
    </ul>
  );
}
