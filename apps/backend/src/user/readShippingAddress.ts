import { fieldKinds } from "@kamra/core/form";
import { type AddressColumns, readAddress } from "../delivery/readAddress.ts";
import type { UserShippingAddressInput } from "../generated/types.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { Owner } from "../session/Owner.ts";

export interface ShippingAddressColumns extends AddressColumns {
  readonly note: string | null;
  readonly telephone: string | null;
}

/**
 * A shipping address as it is stored. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-2, FORM-3
 */
export async function readShippingAddress(
  input: UserShippingAddressInput,
  { db }: Pick<Owner, "db">,
): Promise<ShippingAddressColumns> {
  const { address, problems } = await readAddress(input, { db, required: ["name", "city", "street", "houseNumber"] });
  const note = fieldKinds.note(input.note ?? null);
  const telephone = fieldKinds.telephone(input.telephone ?? null);
  refuseInvalid({ ...problems, ...fieldProblems({ note, telephone }) });
  return { ...address, note: note.value || null, telephone: telephone.value || null };
}
