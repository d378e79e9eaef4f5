import type { ListActions, SetProductQuantity, ShoppingList } from "@kamra/contract/lists";
import { lastWrites } from "@kamra/core/unstable";
import { type SqlBool, sql } from "kysely";
import { among } from "../database/among.ts";
import { amongTexts } from "../database/amongTexts.ts";
import { toRowId } from "../database/toRowId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";
import { holdLists } from "./holdLists.ts";
import { boundLines, createdWhenWritten, type LineKind } from "./LineKind.ts";
import { readLists } from "./readLists.ts";
import { refuseUnlessAllowed } from "./refuseUnlessAllowed.ts";
import { readTexts, setTexts } from "./setTexts.ts";
import { listTexts } from "./text.hu.ts";

const products: LineKind = {
  table: "shopping_list_products",
  key: "product_id",
  isOnList: sql<SqlBool>`shopping_list_products.quantity > 0`,
  most: 500,
  tooMany: listTexts.tooManyProducts,
};

/** An action, its index, and its effective time. */
interface ListWrite extends Pick<SetProductQuantity, "listId" | "productId" | "quantity"> {
  readonly place: number;
  /** In ISO 8601 and UTC. */
  readonly createdAt: string;
}

interface Row {
  readonly write: ListWrite;
  readonly productId: number;
  /** `null` for a product that is only on the list any more. */
  readonly name: string | null;
}

interface Known {
  /** The products that a list accepts: those of the catalogue, and those already on the list. */
  readonly isKnown: (write: ListWrite) => boolean;
  readonly names: ReadonlyMap<number, string>;
}

async function loadKnown(writes: ReadonlyArray<ListWrite>, db: Caller["db"]): Promise<Known> {
  const listIds = writes.map(({ listId }) => listId);
  const productIds = writes.flatMap(({ productId }) => toRowId(productId) ?? []);
  const inCatalogue = await db.selectFrom("products").where(among("id", productIds)).select(["id", "name"]).execute();
  const onLists = await db
    .selectFrom("shopping_list_products")
    .where(amongTexts("list_id", listIds))
    .where(among("product_id", productIds))
    .select(["list_id", "product_id"])
    .execute();
  const known = new Set([
    ...inCatalogue.map(({ id }) => String(id)),
    ...onLists.map(({ list_id, product_id }) => `${list_id}/${product_id}`),
  ]);
  return {
    isKnown: ({ listId, productId }) => known.has(productId) || known.has(`${listId}/${productId}`),
    names: new Map(inCatalogue.map(({ id, name }) => [id, name])),
  };
}

/** Removing an unknown product is a success; adding one is refused. */
async function selectRows(writes: ReadonlyArray<ListWrite>, db: Caller["db"]): Promise<Row[]> {
  const { isKnown, names } = await loadKnown(writes, db);
  const unknown = writes.filter((write) => write.quantity > 0 && !isKnown(write));
  if (unknown.length > 0) {
    const validation = Object.fromEntries(
      unknown.map(({ place }) => [`actions.${place}.productId`, [listTexts.unknownProduct]]),
    );
    throw new Refusal("VALIDATION_FAILED", { message: "Some of the products do not exist", validation });
  }
  return writes.filter(isKnown).flatMap((write) => {
    const productId = toRowId(write.productId);
    return productId === null ? [] : [{ write, productId, name: names.get(productId) ?? null }];
  });
}

/**
 * Writes quantities to lists, each unless a newer one is stored. Call it in a transaction that holds the lists.
 *
 * Errors: Refusal VALIDATION_FAILED by action, for unknown products; for a list of over 500 products.
 *
 * @rule LIST-7
 */
async function setQuantities(writes: ReadonlyArray<ListWrite>, { db }: Pick<Caller, "db">): Promise<void> {
  const rows = await selectRows(writes, db);
  if (rows.length === 0) return;
  await db
    .insertInto("shopping_list_products")
    .values(
      rows.map(({ write: { listId, quantity, createdAt }, productId, name }) => ({
        list_id: listId,
        product_id: productId,
        product_name: name,
        quantity,
        created_at: createdAt,
        written_at: createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["list_id", "product_id"])
        .doUpdateSet((eb) => ({
          product_name: eb.fn.coalesce("excluded.product_name", "shopping_list_products.product_name"),
          quantity: eb.ref("excluded.quantity"),
          written_at: eb.ref("excluded.written_at"),
          created_at: createdWhenWritten(products),
        }))
        .whereRef("excluded.written_at", ">=", "shopping_list_products.written_at"),
    )
    .execute();
  await boundLines(products, { listIds: rows.map(({ write }) => write.listId), db });
}

/**
 * Applies all actions or none, and returns the named lists afterwards. Repeating the same actions changes nothing.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
 *
 * @rule LIST-5, LIST-7, LIST-11
 */
export async function syncLists({ actions }: ListActions, caller: Caller): Promise<ReadonlyArray<ShoppingList>> {
  const listIds = actions.map(({ listId }) => listId);
  return await caller.db.transaction().execute(async (db) => {
    const memberships = await holdLists(listIds, { ...caller, db });
    refuseUnlessAllowed("edit", memberships.values());
    const writes = actions.map(({ created_at = null, ...action }, place) => ({
      ...action,
      createdAt: created_at,
      place,
    }));
    const texts = readTexts(writes.flatMap((write) => (write.action === "SET_TEXT" ? [write] : [])));
    const quantities = writes.flatMap((write) => (write.action === "SET_PRODUCT_QUANTITY" ? [write] : []));
    await setQuantities(lastWrites(quantities, caller), { db });
    await setTexts(lastWrites(texts, caller), { db });
    return await readLists({ ...caller, db }, { listIds });
  });
}
