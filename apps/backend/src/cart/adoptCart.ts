import type { ShopSettings } from "@kamra/core/settings";
import { type Kysely, type Selectable, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { isRandomId } from "../database/isRandomId.ts";
import { moveTimeSlot } from "../delivery/moveTimeSlot.ts";
import type { CartMergeChange } from "../generated/types.ts";
import { quantityFigures } from "../product/quantityFigures.ts";
import type { User } from "../graphql/User.ts";
import type { CartLineRow } from "./CartLineRow.ts";
import type { CartTable } from "../database/tables/CartTables.ts";
import { loadCartLines } from "./loadCartLines.ts";
import { mergeCarts, type MergeLine } from "./mergeCarts.ts";
import { ownCartId } from "./ownCart.ts";
import { purchaseLimitOf } from "./purchaseLimits.ts";
import { mostLines, writeLines } from "./writeLines.ts";

interface Adoption {
  readonly user: User;
  readonly guestCartId: string;
  readonly now: Date;
  readonly settings: ShopSettings;
}

interface Pair {
  readonly guestId: string;
  readonly ownId: string;
  readonly settings: ShopSettings;
}

/** The limit of any unit; the table accepts less than a million. */
const greatest = 999_999;

/** @rule QTY-7 */
const limitIn =
  (settings: ShopSettings) =>
  ({ product, product_id }: MergeLine): number =>
    Math.min(
      greatest * Math.min(1, product.alternativeUnit?.exchangeRate ?? 1),
      purchaseLimitOf({ id: product_id }, settings) ?? Infinity,
    );

function mergeLine({ product, ...line }: CartLineRow): MergeLine {
  return {
    ...line,
    product_id: product.id,
    product_name: product.name,
    product: { status: product.status, ...quantityFigures(product, { empties: [] }) },
  };
}

/** Moves lines of deleted products, which the shopper has not been told of yet. */
async function moveDeleted(db: Kysely<DatabaseSchema>, { guestId, ownId }: Pair): Promise<void> {
  await sql`
    update cart_products line set cart_id = ${ownId}
    where cart_id = ${guestId}
      and not exists (select from products where id = line.product_id)
      and not exists (select from cart_products own where own.cart_id = ${ownId} and own.product_id = line.product_id)`.execute(
    db,
  );
}

async function moveLines(db: Kysely<DatabaseSchema>, { guestId, ownId, settings }: Pair): Promise<CartMergeChange[]> {
  const own = (await loadCartLines(db, ownId)).map(mergeLine);
  const guests = await loadCartLines(db, guestId);
  const names = new Map(guests.map(({ product }) => [product.id, product.name]));
  const { lines, notes } = mergeCarts(own, { guest: guests.map(mergeLine), limitOf: limitIn(settings), mostLines });
  const gone = own.filter(({ product_id }) => lines.every((line) => line.product_id !== product_id));
  await db
    .deleteFrom("cart_products")
    .where("cart_id", "=", ownId)
    .where(
      among(
        "product_id",
        gone.map(({ product_id }) => product_id),
      ),
    )
    .execute();
  await writeLines(
    lines.filter((line) => !own.includes(line)).map(({ product: _product, ...line }) => line),
    { db, cartId: ownId },
  );
  return notes.map(({ product_id, ...note }) => ({
    product_id: String(product_id),
    product_name: names.get(product_id) ?? "",
    ...note,
  }));
}

/** The guest's choices win over the user's older ones. */
async function moveChoices(
  db: Kysely<DatabaseSchema>,
  { ownId, guest, now }: { readonly ownId: string; readonly guest: Selectable<CartTable>; readonly now: Date },
): Promise<void> {
  const {
    id: guestId,
    user_id: _user,
    ordered_at: _ordered,
    created_at: _created,
    updated_at: _updated,
    revision: _revision,
    ...choices
  } = guest;
  const chosen = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null));
  await db
    .updateTable("carts")
    .set((eb) => ({ ...chosen, updated_at: now.toISOString(), revision: eb("revision", "+", 1) }))
    .where("id", "=", ownId)
    .execute();
  for (const table of ["cart_shipping_addresses", "cart_billing_addresses"] as const) {
    await sql`
      delete from ${sql.table(table)} where cart_id = ${ownId} and exists (select from ${sql.table(table)} where cart_id = ${guestId})`.execute(
      db,
    );
    await db.updateTable(table).set({ cart_id: ownId }).where("cart_id", "=", guestId).execute();
  }
  await moveTimeSlot(db, { from: guestId, to: ownId });
}

/**
 * Merges a guest's cart into the user's and deletes the guest's. Other carts stay unchanged. Call it in a transaction;
 * other changes of both carts wait for it. Returns notes on lines that were not simply added.
 *
 * @rule CART-1
 */
export async function adoptCart(
  db: Kysely<DatabaseSchema>,
  { user, guestCartId, now, settings }: Adoption,
): Promise<CartMergeChange[]> {
  if (!isRandomId(guestCartId)) return [];
  const ownId = await ownCartId({ db, user });
  const guest = await db
    .selectFrom("carts")
    .where("id", "=", guestCartId)
    .where("user_id", "is", null)
    .where("ordered_at", "is", null)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (guest === undefined) return [];
  const pair = { guestId: guest.id, ownId, settings };
  const changes = await moveLines(db, pair);
  await moveDeleted(db, pair);
  await moveChoices(db, { ownId, guest, now });
  await db.deleteFrom("carts").where("id", "=", guest.id).execute();
  return changes;
}
