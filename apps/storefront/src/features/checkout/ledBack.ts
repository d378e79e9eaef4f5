import { type CheckoutBlockerKind, type CheckoutPass, checkoutTexts } from "@kamra/core/checkout";

/** The query key under which an address says what a step of the checkout lacked. */
const key = "hianyzik";

const isKnown = (kind: string): kind is CheckoutBlockerKind => Object.hasOwn(checkoutTexts.blockers, kind);

/**
 * The address that a shopper is led back to when a step cannot be shown yet. It says why, so that the page there can.
 *
 * @rule CHK-5
 */
export function ledBackTo({ redirectTo, blockers }: Extract<CheckoutPass, { allowed: false }>): string {
  const [first] = blockers;
  if (first === undefined) return redirectTo;
  // An empty cart has nothing to choose a place or a method for, and later steps are asked for later.
  const said = first.kind === "cart" ? [first] : blockers.filter(({ step }) => step === first.step);
  return `${redirectTo}?${key}=${[...new Set(said.map(({ kind }) => kind))].join(",")}`;
}

/** The kinds of what an address says is missing. What it says beside that is ignored. */
export function missingAt(search: URLSearchParams): ReadonlyArray<CheckoutBlockerKind> {
  return (search.get(key) ?? "").split(",").filter(isKnown);
}
