import type { CustomerType } from "../generated/resolvers.ts";
import type { UserBillingAddressTable } from "./UserTables.ts";

/**
 * What kind of customer somebody is, by their default billing address.
 *
 * @rule SPEC-1
 * @example customerType({ is_company: true }) // => "B2B"
 * @example customerType(null) // => "UNKNOWN"
 */
export function customerType(address: Pick<UserBillingAddressTable, "is_company"> | null): CustomerType {
  if (address === null) return "UNKNOWN";
  return address.is_company ? "B2B" : "B2C";
}
