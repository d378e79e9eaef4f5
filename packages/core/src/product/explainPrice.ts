import type { Huf } from "./amounts.ts";
import { calendarDay, dayText } from "./calendarDay.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { priceKind, type PriceKind } from "./priceKind.ts";
import { calendarDayOfStamp } from "./stamp.ts";

/** Why a price is not the current one; days are `YYYY-MM-DD`. */
export type PriceReason =
  | { readonly kind: "notGiven" }
  | { readonly kind: "notActiveUntil"; readonly day: string }
  | { readonly kind: "endedOn"; readonly day: string }
  /** Its last day is before its first. */
  | { readonly kind: "neverActive" }
  | { readonly kind: "unreadable"; readonly bound: "specialFrom" | "specialTo" }
  /** It would be current without a price of higher priority. */
  | { readonly kind: "hidden"; readonly by: PriceKind };

/** A product's current price, and why each of its other prices does not apply. */
export interface PriceExplanation {
  readonly kind: PriceKind;
  readonly price: Huf;
  readonly others: ReadonlyArray<{ readonly kind: PriceKind; readonly reason: PriceReason }>;
}

const kinds: ReadonlyArray<PriceKind> = ["special", "personal", "regular"];

/**
 * The current price of a product, and why each of its other prices does not apply.
 *
 * Units: whole forint, gross, without the deposit.
 *
 * @rule PRICE-1, PRICE-2, PRICE-3
 * @example explainPrice({ regularPrice: 599, specialPrice: 499, specialFrom: "2026-12-01", specialTo: null, personalPrice: 549 }, { now: new Date("2026-11-21T10:00:00Z") }) // => { kind: "personal", price: 549, others: [{ kind: "special", reason: { kind: "notActiveUntil", day: "2026-12-01" } }, { kind: "regular", reason: { kind: "hidden", by: "personal" } }] }
 */
export function explainPrice(product: CurrentPrices, moment: Moment): PriceExplanation {
  const winner = priceKind(product, moment);
  const reasonOf = (kind: PriceKind): PriceReason => {
    if (kind !== "regular" && !product[`${kind}Price`]) return { kind: "notGiven" };
    return kind === "special" ? whyNotActive(product, moment) : { kind: "hidden", by: winner };
  };
  return {
    kind: winner,
    price: currentPrice(product, moment),
    others: kinds.filter((kind) => kind !== winner).map((kind) => ({ kind, reason: reasonOf(kind) })),
  };
}

function whyNotActive({ specialFrom, specialTo }: CurrentPrices, { now, timeZone }: Moment): PriceReason {
  const from = specialFrom === null ? Number.NEGATIVE_INFINITY : calendarDayOfStamp(specialFrom, timeZone);
  const to = specialTo === null ? Number.POSITIVE_INFINITY : calendarDayOfStamp(specialTo, timeZone);
  if (Number.isNaN(from)) return { kind: "unreadable", bound: "specialFrom" };
  if (Number.isNaN(to)) return { kind: "unreadable", bound: "specialTo" };
  if (to < from) return { kind: "neverActive" };
  // Stryker disable next-line EqualityOperator: On its first day a special price is active or never will be; neither
  // case reaches this line.
  return calendarDay(now.getTime(), timeZone) < from
    ? { kind: "notActiveUntil", day: dayText(from) }
    : { kind: "endedOn", day: dayText(to) };
}
