import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { shippingProblems } from "../../delivery/rules/shippingProblems.ts";
import { shippingProblemText } from "../../delivery/rules/shippingProblemText.ts";
import type { CheckoutBlockerKind } from "../model/CheckoutBlocker.ts";
import { checkoutTexts } from "../text.hu.ts";

/**
 * The blockers of a checkout as sentences for the shopper. Each problem of an unusable shipping method is named.
 *
 * @rule CHK-5, SHIP-3, SHIP-4
 * @example blockerTexts("cart", { shippingMethod: null }) // => ["A kosarad üres."]
 */
export function blockerTexts(
  kind: CheckoutBlockerKind,
  { shippingMethod }: { readonly shippingMethod: Pick<ShippingMethod, "isAvailable" | "problems"> | null },
): ReadonlyArray<string> {
  const problems = kind === "shippingMethod" && shippingMethod !== null ? shippingProblems(shippingMethod) : [];
  const named = problems.map((problem) => shippingProblemText(problem)).filter((text) => text !== "");
  return named.length > 0 ? named : [checkoutTexts.blockers[kind]];
}
