import { shippingProblems, shortShippingProblemText } from "@kamra/core/delivery";
import { useCart } from "@kamra/react";
import { Notice } from "@kamra/ui";
import { metaText } from "../meta/text.hu.ts";
import { methodText as text } from "./text.hu.ts";

/**
 * Says that the cart is delivered by another method than the chosen one, and why.
 *
 * @rule SHIP-7
 */
export function LeftMethodNotice() {
  const left = useCart((state) => state.leftMethod);
  const method = useCart((state) => state.shippingMethod);
  if (left === null || method === null || shippingProblems(method).length > 0) return null;
  const reasons = shippingProblems(left).map((problem) =>
    shortShippingProblemText(problem, { brand: metaText.shopName }),
  );
  return (
    <Notice tone="info" title={text.left(left.name, method.name)}>
      <p>{reasons.join(". ")}.</p>
    </Notice>
  );
}
