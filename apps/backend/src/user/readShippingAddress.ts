import { formTexts } from "@kamra/core/form";
import type { Insertable } from "kysely";
import type { UserShippingAddressTable } from "../database/tables/UserTables.ts";
import type { UserShippingAddressInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { textProblems } from "../graphql/textProblems.ts";
import type { Owner } from "../session/Owner.ts";
import { type AddressColumns, readAddress, textOf } from "./readAddress.ts";
import { telephoneOf } from "../session/telephoneOf.ts";

type ShippingAddressColumns = AddressColumns & Pick<Insertable<UserShippingAddressTable>, "note" | "telephone">;

/**
 * A shipping address as it is stored. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-2, FORM-3
 */
export async function readShippingAddress(
  input: UserShippingAddressInput,
  owner: Pick<Owner, "db">,
): Promise<ShippingAddressColumns> {
  const { address, problems } = await readAddress(input, owner);
  const note = textOf(input.note);
  const telephone = telephoneOf(input.telephone ?? null);
  refuseInvalid({
    ...problems,
    ...textProblems({ note }, { required: [] }),
    ...(telephone === undefined && { telephone: [formTexts.telephone] }),
  });
  return { ...address, note, telephone: telephone ?? null };
}
