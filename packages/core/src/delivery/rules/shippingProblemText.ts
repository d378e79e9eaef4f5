import type { ShippingProblem } from "../model/ShippingMethod.ts";
import { deliveryTexts, type DeliveryTexts, type KnownShippingProblem } from "../text.hu.ts";

type TextedProblem = Pick<ShippingProblem, "kind" | "message">;

/**
 * The text of a shipping method's problem: ours for known kinds, else the server's.
 *
 * @rule SHIP-3
 * @rule SHIP-4
 * @example shippingProblemText({ kind: "link", message: "As the server says" }) // => "As the server says"
 */
export function shippingProblemText(
  { kind, message }: TextedProblem,
  { texts = deliveryTexts }: { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  return isKnown(kind) ? texts.problems[kind] : message;
}

/**
 * The same in a few words, for the list that shipping methods are chosen from.
 *
 * @rule SHIP-5
 * @example shortShippingProblemText({ kind: "link", message: "As the server says" }, { brand: "Kamra" }) // => "As the server says"
 */
export function shortShippingProblemText(
  { kind, message }: TextedProblem,
  { brand, texts = deliveryTexts }: { readonly brand: string; readonly texts?: DeliveryTexts | undefined },
): string {
  return isKnown(kind) ? texts.shortProblems[kind](brand) : message;
}

function isKnown(kind: string): kind is KnownShippingProblem {
  return Object.hasOwn(deliveryTexts.problems, kind);
}
