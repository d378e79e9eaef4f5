import type { KnownPaymentKind } from "./kindOfPayment.ts";
import type { ProviderName } from "./PaymentProvider.ts";

/**
 * Who takes the money for a way of paying; `null` when no card is paid with.
 *
 * @example providerFor("borgun") // => "borgun"
 * @example providerFor("cashOnDelivery") // => null
 */
export function providerFor(kind: KnownPaymentKind): ProviderName | null {
  if (kind === "borgun") return "borgun";
  return kind === "simple" || kind === "savedCard" ? "simplePay" : null;
}
