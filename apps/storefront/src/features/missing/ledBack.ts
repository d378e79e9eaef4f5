import type { Notice } from "@kamra/core";
import { type CheckoutBlockerKind, type CheckoutPass, checkoutTexts } from "@kamra/core/checkout";
import { loginPath } from "../paths/paths.ts";

/** The query key for the missing requirements of a step. */
const key = "hianyzik";

const isKnown = (kind: string): kind is CheckoutBlockerKind => Object.hasOwn(checkoutTexts.blockers, kind);

interface Closed {
  /** The step's path. */
  readonly path: string;
  /** Why the shopper's session ended; null when it did not. */
  readonly farewell: Notice | null;
}

/**
 * The redirect from a step that is not open yet. It contains the reason for the target page. The cart of an ended
 * session waits for its owner: the login comes first, and then the step.
 *
 * @rule CHK-5
 * @rule SESS-5
 */
export function ledBackTo(
  { redirectTo, blockers }: Extract<CheckoutPass, { allowed: false }>,
  { path, farewell }: Closed,
): string {
  const [first] = blockers;
  if (first === undefined) return redirectTo;
  const isEmpty = first.kind === "cart";
  if (isEmpty && farewell !== null) return loginPath(path);
  // An empty cart needs no place or method, and later steps come later.
  const missing = isEmpty ? [first] : blockers.filter(({ step }) => step === first.step);
  return `${redirectTo}?${key}=${[...new Set(missing.map(({ kind }) => kind))].join(",")}`;
}

/** The kinds of missing requirements in an address. Ignores unknown ones. */
export function missingAt(search: URLSearchParams): ReadonlyArray<CheckoutBlockerKind> {
  return (search.get(key) ?? "").split(",").filter(isKnown);
}
