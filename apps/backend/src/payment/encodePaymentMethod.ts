import type { PaymentKind } from "@kamra/core/payment";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { PaymentOffer } from "./offerPaymentMethods.ts";

const typeNames = {
  bankTransfer: "BankTransferPaymentMethod",
  cashOnDelivery: "CashOnDeliveryPaymentMethod",
  simple: "SimplePaymentMethod",
  borgun: "BorgunPaymentMethod",
  savedCard: "SavedCardPaymentMethod",
} as const satisfies Record<PaymentKind, string>;

/** A payment method in the contract's format: a type for each kind. */
export function encodePaymentMethod({
  method,
  kind,
  isAvailable,
}: PaymentOffer): ResolversParentTypes["PaymentMethod"] {
  const { id, name, cost, min_amount, max_amount, short_description, short_description_mpl_type } = method;
  return {
    __typename: typeNames[kind],
    id: String(id),
    name,
    is_available: isAvailable,
    cost,
    min_amount,
    max_amount,
    short_description,
    short_description_mpl_type,
  };
}
