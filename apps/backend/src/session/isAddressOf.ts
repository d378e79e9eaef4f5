import { canonicalEmail } from "@kamra/core/form";
import type { UserRow } from "../database/tables/UserRow.ts";

/** Whether an address is of the mailbox that an account has now. */
export function isAddressOf(
  { email, canonical_email: canonical }: Pick<UserRow, "email" | "canonical_email">,
  address: string,
): boolean {
  return canonical === null ? email === address : canonical === canonicalEmail(address);
}
