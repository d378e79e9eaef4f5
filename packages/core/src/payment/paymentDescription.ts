import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/**
 * The short description that stands beside a way to pay: cash on delivery has one of its own for when the post (MPL)
 * delivers. `null` when it has none.
 *
 * @rule PAY-1
 * @example paymentDescription({ kind: "cashOnDelivery", shortDescription: "cash or card", shortDescriptionMplType: "cash only" }, { shippingMethod: { kind: "postal" } }) // => "cash only"
 */
export function paymentDescription(
  {
    kind,
    shortDescription,
    shortDescriptionMplType,
  }: Pick<PaymentMethod, "kind" | "shortDescription" | "shortDescriptionMplType">,
  { shippingMethod }: { readonly shippingMethod: Pick<ShippingMethod, "kind"> | null },
): string | null {
  const byPost = kind === "cashOnDelivery" && shippingMethod?.kind === "postal" ? shortDescriptionMplType : null;
  return byPost ?? shortDescription;
}
