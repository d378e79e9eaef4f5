import type { BillingAddress } from "./BillingAddress.ts";

/**
 * The customer type, by the default billing address.
 *
 * @rule SPEC-1
 * @example customerType({ isCompany: true }) // => "B2B"
 * @example customerType(null) // => "UNKNOWN"
 */
export function customerType(address: Pick<BillingAddress, "isCompany"> | null): "B2B" | "B2C" | "UNKNOWN" {
  if (address === null) return "UNKNOWN";
  return address.isCompany ? "B2B" : "B2C";
}
