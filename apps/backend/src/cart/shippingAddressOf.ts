import { fieldKinds } from "@kamra/core/form";
import type { Insertable } from "kysely";
import type { CartShippingAddressTable } from "../database/tables/CartTables.ts";
import { readAddress } from "../delivery/readAddress.ts";
import type { CartShippingAddressInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { under } from "../graphql/under.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";

/**
 * An address as a cart stores it, perhaps half of one. A telephone number is judged with the order.
 *
 * Errors: Refusal VALIDATION_FAILED, by field, for an address that a parcel cannot be sent to.
 */
export async function shippingAddressOf(
  input: CartShippingAddressInput,
  { db }: Pick<Context, "db">,
): Promise<Omit<Insertable<CartShippingAddressTable>, "cart_id">> {
  const { address, problems } = await readAddress(input, { db, required: ["city"] });
  const note = fieldKinds.note(input.note ?? null);
  refuseInvalid(under("shipping_address", { ...problems, ...fieldProblems({ note }) }));
  return {
    postcode: address.postcode,
    city: address.city,
    name: address.name || null,
    street: address.street || null,
    house_number: address.house_number || null,
    note: note.value || null,
    telephone: fieldKinds.telephone(input.telephone ?? null).value || null,
  };
}
