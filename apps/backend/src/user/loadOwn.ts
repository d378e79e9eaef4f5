import type { Selectable } from "kysely";
import { Refusal } from "../graphql/Refusal.ts";
import type { Owner } from "../session/Owner.ts";
import type {
  SavedCreditCardTable,
  UserBillingAddressTable,
  UserShippingAddressTable,
} from "../database/tables/UserTables.ts";

type ShippingAddressRow = Selectable<UserShippingAddressTable>;
type BillingAddressRow = Selectable<UserBillingAddressTable>;
type SavedCardRow = Selectable<SavedCreditCardTable>;

interface Loading extends Pick<Owner, "db"> {
  readonly userId: string;
}

/** A person's shipping addresses in the order in which they were made. */
export async function loadShippingAddresses({ db, userId }: Loading): Promise<ShippingAddressRow[]> {
  return await db
    .selectFrom("user_shipping_addresses")
    .where("user_id", "=", userId)
    .orderBy("number")
    .selectAll()
    .execute();
}

/** A person's billing addresses in the order in which they were made. */
export async function loadBillingAddresses({ db, userId }: Loading): Promise<BillingAddressRow[]> {
  return await db
    .selectFrom("user_billing_addresses")
    .where("user_id", "=", userId)
    .orderBy("number")
    .selectAll()
    .execute();
}

/** A person's saved cards in the order in which they were saved. */
export async function loadSavedCards({ db, userId }: Loading): Promise<SavedCardRow[]> {
  return await db
    .selectFrom("saved_credit_cards")
    .where("user_id", "=", userId)
    .orderBy("number")
    .selectAll()
    .execute();
}

function withId<Row extends { readonly id: string }>(rows: ReadonlyArray<Row>, id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Refusal("NOT_FOUND", { message: "You have none by this id" });
  return row;
}

/** Errors: Refusal NOT_FOUND when the owner has none by this id. */
export async function findShippingAddress(id: string, { db, user }: Owner): Promise<ShippingAddressRow> {
  return withId(await loadShippingAddresses({ db, userId: user.id }), id);
}

/** Errors: Refusal NOT_FOUND when the owner has none by this id. */
export async function findBillingAddress(id: string, { db, user }: Owner): Promise<BillingAddressRow> {
  return withId(await loadBillingAddresses({ db, userId: user.id }), id);
}
