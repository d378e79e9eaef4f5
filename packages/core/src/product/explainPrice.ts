import type { Huf } from "./amounts.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { priceKind, type PriceKind } from "./priceKind.ts";
import { specialPriceStatus, type SpecialPriceStatus } from "./specialPriceStatus.ts";

/** Why a price is not the current one; `hidden` is a price that would hold without the one that goes before it. */
export type PriceReason =
  | Exclude<SpecialPriceStatus, { readonly kind: "active" }>
  | { readonly kind: "hidden"; readonly by: PriceKind };

export interface PriceExplanation {
  readonly kind: PriceKind;
  readonly price: Huf;
  readonly others: ReadonlyArray<{ readonly kind: PriceKind; readonly reason: PriceReason }>;
}

const kinds: ReadonlyArray<PriceKind> = ["special", "personal", "regular"];

/**
 * Which price a product is sold at now, and for each of its other prices why it is not that one.
 *
 * Units: whole forint, gross, without the deposit.
 *
 * @rule PRICE-1, PRICE-2, PRICE-3
 * @example explainPrice({ regularPrice: 599, specialPrice: 499, specialFrom: "2026-12-01", specialTo: null, personalPrice: 549 }, { now: new Date("2026-11-21T10:00:00Z") }) // => { kind: "personal", price: 549, others: [{ kind: "special", reason: { kind: "notYetActive", firstDay: "2026-12-01" } }, { kind: "regular", reason: { kind: "hidden", by: "personal" } }] }
 */
export function explainPrice(product: CurrentPrices, moment: Moment): PriceExplanation {
  const winner = priceKind(product, moment);
  const special = specialPriceStatus(product, moment);
  const reasonOf = (kind: PriceKind): PriceReason => {
    if (kind === "special" && special.kind !== "active") return special;
    return kind === "personal" && !product.personalPrice ? { kind: "notGiven" } : { kind: "hidden", by: winner };
  };
  return {
    kind: winner,
    price: currentPrice(product, moment),
    others: kinds.filter((kind) => kind !== winner).map((kind) => ({ kind, reason: reasonOf(kind) })),
  };
}
