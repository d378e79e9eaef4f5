import { formTexts, taxNumberProblem } from "@kamra/core/form";
import type { Insertable } from "kysely";
import type { UserBillingAddressTable } from "../database/tables/UserTables.ts";
import type { UserBillingAddressInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { Owner } from "../session/Owner.ts";
import { type AddressColumns, readAddress, textOf } from "./readAddress.ts";

export type BillingAddressColumns = AddressColumns &
  Pick<Insertable<UserBillingAddressTable>, "is_company" | "vat_number">;

function taxNumberMessage(taxNumber: string | null): string | null {
  if (taxNumber === null) return formTexts.required;
  const problem = taxNumberProblem(taxNumber);
  return problem && formTexts.taxNumberProblems[problem];
}

/**
 * A billing address as it is stored; a tax number is a company's alone. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule ADDR-2, FORM-1, FORM-3, LAW-5
 */
export async function readBillingAddress(
  input: UserBillingAddressInput,
  owner: Pick<Owner, "db">,
): Promise<BillingAddressColumns> {
  const { is_company = false } = input;
  const { address, problems } = await readAddress(input, owner);
  const taxNumber = is_company ? textOf(input.vat_number) : null;
  const message = is_company ? taxNumberMessage(taxNumber) : null;
  refuseInvalid({ ...problems, ...(message !== null && { vat_number: [message] }) });
  return { ...address, is_company, vat_number: taxNumber };
}
