import type { PaymentKind } from "@kamra/core/payment";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import { companies } from "./companies.ts";

/**
 * The provider of a payment kind; `null` when it needs no card.
 * @example providerFor("borgun") // => "borgun"
 * @example providerFor("cashOnDelivery") // => null
 */
export const providerFor = (kind: PaymentKind): ProviderName | null =>
  companies.find(({ kinds }) => kinds.includes(kind))?.name ?? null;
