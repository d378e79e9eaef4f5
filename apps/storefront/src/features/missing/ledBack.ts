import { type CheckoutBlockerKind, type CheckoutPass, checkoutTexts } from "@kamra/core/checkout";

/** The query key for the missing requirements of a step. */
const key = "hianyzik";

const isKnown = (kind: string): kind is CheckoutBlockerKind => Object.hasOwn(checkoutTexts.blockers, kind);

/**
 * The redirect from a step that is not open yet. It contains the reason for the target page.
 *
 * @rule CHK-5
 */
export function ledBackTo({ redirectTo, blockers }: Extract<CheckoutPass, { allowed: false }>): string {
  const [first] = blockers;
  if (first === undefined) return redirectTo;
  // An empty cart needs no place or method, and later steps come later.
  const missing = first.kind === "cart" ? [first] : blockers.filter(({ step }) => step === first.step);
  return `${redirectTo}?${key}=${[...new Set(missing.map(({ kind }) => kind))].join(",")}`;
}

/** The kinds of missing requirements in an address. Ignores unknown ones. */
export function missingAt(search: URLSearchParams): ReadonlyArray<CheckoutBlockerKind> {
  return (search.get(key) ?? "").split(",").filter(isKnown);
}
