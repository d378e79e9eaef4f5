import { newAddress } from "@kamra/core/delivery";
import type { Insertable } from "kysely";
import type { CartBillingAddressTable } from "../database/tables/CartTables.ts";
import { readBillingAddress } from "../delivery/readBillingAddress.ts";
import type { CartBillingAddressInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { under } from "../graphql/under.ts";

/**
 * A billing address as it is stored. Errors: Refusal VALIDATION_FAILED, by field, for an address that an invoice cannot be sent to.
 *
 * @rule ADDR-2, LAW-5
 */
export async function billingAddressOf(
  { id = null, ...input }: CartBillingAddressInput,
  { db }: Pick<Context, "db">,
): Promise<Omit<Insertable<CartBillingAddressTable>, "cart_id">> {
  const { address, problems } = await readBillingAddress(input, { db });
  refuseInvalid(under("billing_address", problems));
  return { saved_address_id: id === newAddress.id ? null : id, ...address };
}
