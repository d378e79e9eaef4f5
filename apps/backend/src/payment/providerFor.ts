import type { PaymentKind } from "@kamra/core/payment";
import type { ProviderName } from "../database/tables/PaymentTables.ts";

const providers = {
  bankTransfer: null,
  cashOnDelivery: null,
  simple: "simplePay",
  borgun: "borgun",
  savedCard: "simplePay",
} as const satisfies Record<PaymentKind, ProviderName | null>;

/**
 * The provider of a payment kind; `null` when it needs no card.
 * @example providerFor("borgun") // => "borgun"
 * @example providerFor("cashOnDelivery") // => null
 */
export const providerFor = (kind: PaymentKind): ProviderName | null => providers[kind];
