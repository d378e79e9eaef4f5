import { type ShippingKind, shippingTraits } from "../shipping/shippingKinds.ts";
import { paymentTraits } from "./paymentKinds.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/**
 * The short description of a payment method: cash on delivery has a special one for delivery by post (MPL). `null`
 * without one.
 *
 * @rule PAY-1
 * @example paymentDescription({ kind: "cashOnDelivery", shortDescription: "cash or card", postalDescription: "cash only" }, { shippingMethod: { kind: "postal" } }) // => "cash only"
 */
export function paymentDescription(
  method: Pick<PaymentMethod, "kind" | "shortDescription" | "postalDescription">,
  { shippingMethod }: { readonly shippingMethod: { readonly kind: ShippingKind | null } | null },
): string | null {
  const isPaidToThePost = paymentTraits(method)?.paidBy === "cash" && shippingTraits(shippingMethod).isMailed;
  return (isPaidToThePost ? method.postalDescription : null) ?? method.shortDescription;
}
