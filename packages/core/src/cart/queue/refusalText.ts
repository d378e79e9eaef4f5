import type { PendingChange } from "../model/PendingChange.ts";
import type { CartTexts } from "../text.hu.ts";

/**
 * The message for a refused change; `details` give the reason.
 *
 * @rule CART-5, CART-10, CART-11, CART-12, LINK-1
 */
export function refusalText(
  { change, reason }: Pick<PendingChange, "change" | "reason">,
  { texts, details }: { readonly texts: CartTexts; readonly details: string },
): string {
  if (reason === "unavailable") return texts.removalFailed;
  if (reason === "couponLoss") return texts.couponRemovalFailed;
  if (change.kind === "empty") return texts.emptyingFailed;
  const isLinking = change.kind === "choices" && change.choices.linkedOrder !== undefined;
  return isLinking ? texts.linking.failed(details) : texts.updateFailed(details);
}
