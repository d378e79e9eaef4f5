import type { BillingAddress } from "./BillingAddress.ts";

/**
 * Whether the shopper is shown net prices beside the gross ones: the invoice goes to a company. The billing address of
 * this purchase takes precedence over the customer's type.
 *
 * @rule PRICE-5
 * @example buysAsBusiness("B2C", { billingAddress: { isCompany: true } }) // => true
 * @example buysAsBusiness("B2B", { billingAddress: null }) // => true
 * @example buysAsBusiness("B2B", { billingAddress: { isCompany: false } }) // => false
 * @example buysAsBusiness(null, { billingAddress: null }) // => false
 */
export function buysAsBusiness(
  type: string | null,
  { billingAddress }: { readonly billingAddress: Pick<BillingAddress, "isCompany"> | null },
): boolean {
  return billingAddress === null ? type === "B2B" : billingAddress.isCompany;
}
