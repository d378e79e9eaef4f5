import { fieldKinds } from "@kamra/core/form";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserBillingAddressInput } from "../generated/types.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { type AddressColumns, readAddress } from "./readAddress.ts";

export interface BillingAddressColumns extends AddressColumns {
  readonly is_company: boolean;
  readonly vat_number: string | null;
}

/**
 * A billing address as it is stored, and what is wrong with it; a tax number is a company's alone.
 *
 * @rule ADDR-2, FORM-1, LAW-5
 */
export async function readBillingAddress(
  input: Omit<UserBillingAddressInput, "is_default">,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<{ readonly address: BillingAddressColumns; readonly problems: Validation }> {
  const { is_company = false } = input;
  const { address, problems } = await readAddress(input, { db, required: ["name", "city", "street", "houseNumber"] });
  const vat_number = fieldKinds.taxNumber(input.vat_number ?? null, { isRequired: true });
  return {
    address: { ...address, is_company, vat_number: is_company ? vat_number.value : null },
    problems: { ...problems, ...(is_company && fieldProblems({ vat_number })) },
  };
}
