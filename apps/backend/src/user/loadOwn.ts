import type { Selectable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import type { SavedCreditCardTable, UserBillingAddressTable, UserShippingAddressTable } from "./UserTables.ts";

export type ShippingAddressRow = Selectable<UserShippingAddressTable>;
export type BillingAddressRow = Selectable<UserBillingAddressTable>;
export type SavedCardRow = Selectable<SavedCreditCardTable>;

interface Loading extends Pick<Context, "db"> {
  readonly userId: string;
}

/** A person's shipping addresses in the order in which they were made. */
export async function loadShippingAddresses({ db, userId }: Loading): Promise<ShippingAddressRow[]> {
  return await db.selectFrom("user_shipping_addresses").where("user_id", "=", userId).orderBy("number").selectAll().execute();
}

/** A person's billing addresses in the order in which they were made. */
export async function loadBillingAddresses({ db, userId }: Loading): Promise<BillingAddressRow[]> {
  return await db.selectFrom("user_billing_addresses").where("user_id", "=", userId).orderBy("number").selectAll().execute();
}

/** A person's saved cards in the order in which they were saved. */
export async function loadSavedCards({ db, userId }: Loading): Promise<SavedCardRow[]> {
  return await db.selectFrom("saved_credit_cards").where("user_id", "=", userId).orderBy("number").selectAll().execute();
}
