import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { PaymentOffer } from "./offerPaymentMethods.ts";

/** A way of paying as the contract writes it: each kind its own type. */
export function encodePaymentMethod({
  method,
  kind,
  isAvailable,
}: PaymentOffer): ResolversParentTypes["PaymentMethod"] {
  const { id, name, cost, short_description, short_description_mpl_type } = method;
  const shared = { id: String(id), name, is_available: isAvailable, cost, short_description };
  switch (kind) {
    case "bankTransfer":
      return { __typename: "BankTransferPaymentMethod", ...shared };
    case "cashOnDelivery":
      return { __typename: "CashOnDeliveryPaymentMethod", ...shared, short_description_mpl_type };
    case "simple":
      return { __typename: "SimplePaymentMethod", ...shared };
    case "borgun":
      return { __typename: "BorgunPaymentMethod", ...shared };
    case "savedCard":
      return { __typename: "SavedCardPaymentMethod", ...shared };
  }
}
