import type { BillingAddress } from "./BillingAddress.ts";

/**
 * What kind of customer somebody is, by their default billing address.
 *
 * @rule SPEC-1
 * @example customerType({ isCompany: true }) // => "B2B"
 * @example customerType(null) // => "UNKNOWN"
 */
export function customerType(address: Pick<BillingAddress, "isCompany"> | null): "B2B" | "B2C" | "UNKNOWN" {
  if (address === null) return "UNKNOWN";
  return address.isCompany ? "B2B" : "B2C";
}
