import type { ListUser, ShoppingList } from "@kamra/contract/lists";
import type { ListMembership } from "@kamra/core/lists";
import type { Selectable } from "kysely";
import { amongTexts } from "../database/amongTexts.ts";
import { groupBy } from "../database/groupBy.ts";
import type { Caller } from "./Caller.ts";
import type {
  ShoppingListProductTable,
  ShoppingListTable,
  ShoppingListTextTable,
} from "../database/tables/ListTables.ts";
import { ownInvitation } from "./ownInvitation.ts";

interface ListRow extends Omit<Selectable<ShoppingListTable>, "owner_id"> {
  readonly membership: ListMembership;
  readonly owner: ListUser;
}

interface ProductRow extends Selectable<ShoppingListProductTable> {
  /** `null` when the shop has deleted it. */
  readonly present_id: number | null;
}

async function loadLists({ db, user }: Caller, listIds: ReadonlyArray<string> | null): Promise<ListRow[]> {
  const rows = await db
    .selectFrom("shopping_list_memberships as mine")
    .innerJoin("shopping_lists as list", "list.id", "mine.list_id")
    .innerJoin("users as owner", "owner.id", "list.owner_id")
    .where("mine.user_id", "=", user.id)
    .where((eb) => (listIds === null ? eb.lit(true) : amongTexts("list.id", listIds)))
    .orderBy("list.created_at")
    .orderBy("list.id")
    .select(["list.id", "list.name", "list.type", "list.created_at", "mine.membership"])
    .select(["owner.id as owner_id", "owner.name as owner_name", "owner.email as owner_email"])
    .execute();
  return rows.map(({ owner_id, owner_name, owner_email, ...list }) => ({
    ...list,
    owner: {
      userId: owner_id,
      name: owner_name,
      email: owner_email,
      type: "owner",
      shared_at: null,
      accepted_at: null,
    },
  }));
}

/** The last action on each product of lists, in the order in which they were added. */
async function loadProducts(db: Caller["db"], listIds: ReadonlyArray<string>): Promise<Map<string, ProductRow[]>> {
  const rows = await db
    .selectFrom("shopping_list_products as line")
    .leftJoin("products as product", "product.id", "line.product_id")
    .where(amongTexts("line.list_id", listIds))
    .orderBy("line.created_at")
    .orderBy("line.product_id")
    .selectAll("line")
    .select("product.id as present_id")
    .execute();
  return groupBy(rows, { key: ({ list_id }) => list_id, value: (row) => row });
}

/** The last action on each text of lists, in the order in which they were written. */
async function loadTexts(
  db: Caller["db"],
  listIds: ReadonlyArray<string>,
): Promise<Map<string, Selectable<ShoppingListTextTable>[]>> {
  const rows = await db
    .selectFrom("shopping_list_texts")
    .where(amongTexts("list_id", listIds))
    .orderBy("created_at")
    .orderBy("text")
    .selectAll()
    .execute();
  return groupBy(rows, { key: ({ list_id }) => list_id, value: (row) => row });
}

/** The shares of lists. The owner sees a pending share as an address, members do not see it; an invited person sees no one else. */
async function loadShares({ db, user }: Caller, lists: ReadonlyArray<ListRow>): Promise<Map<string, ListUser[]>> {
  const memberships = new Map(lists.map(({ id, membership }) => [id, membership]));
  const rows = await db
    .selectFrom("shopping_list_shares as share")
    .leftJoin("users as member", "member.id", "share.user_id")
    .where(
      amongTexts(
        "share.list_id",
        lists.map(({ id }) => id),
      ),
    )
    .orderBy("share.shared_at")
    .orderBy("share.email")
    .select([
      "share.list_id",
      "share.email",
      "share.shared_at",
      "share.accepted_at",
      "member.id as member_id",
      "member.name as member_name",
    ])
    .select(ownInvitation(user).as("is_own"))
    .execute();
  const visible = rows.filter(({ list_id, is_own, accepted_at }) => {
    const membership = memberships.get(list_id);
    return is_own || membership === "owner" || (membership === "accepted" && accepted_at !== null);
  });
  return groupBy(visible, {
    key: ({ list_id }) => list_id,
    value: ({ email, shared_at, accepted_at, member_id, member_name, is_own }): ListUser => ({
      userId: is_own ? user.id : member_id,
      name: is_own ? user.name : member_name,
      email,
      type: "shared",
      shared_at,
      accepted_at,
    }),
  });
}

interface ListContent {
  readonly products: ReadonlyArray<ProductRow>;
  readonly texts: ReadonlyArray<Selectable<ShoppingListTextTable>>;
  readonly shares: ReadonlyArray<ListUser>;
}

function encodeList(list: ListRow, { products, texts, shares }: ListContent): ShoppingList {
  return {
    listId: list.id,
    name: list.name,
    type: list.type,
    created_at: list.created_at,
    events: [...products, ...texts].map(({ written_at }) => ({ created_at: written_at })),
    products: products
      .filter(({ quantity }) => quantity > 0)
      .map(({ product_id, quantity, created_at, present_id, product_name }) => ({
        productId: String(product_id),
        quantity,
        created_at,
        ...(present_id === null && product_name !== null && { deleted_name: product_name }),
      })),
    texts: texts.flatMap(({ text, is_wanted, created_at }) => (is_wanted ? [{ text, created_at }] : [])),
    users: [list.owner, ...shares],
  };
}

/**
 * The lists that the caller owns, has accepted or is invited to, the oldest first; `listIds` leaves the others out. Four
 * statements, however many lists.
 *
 * @rule LIST-1, LIST-2
 */
export async function readLists(
  caller: Caller,
  { listIds = null }: { readonly listIds?: ReadonlyArray<string> | null } = {},
): Promise<ReadonlyArray<ShoppingList>> {
  const lists = await loadLists(caller, listIds);
  const open = lists.filter(({ membership }) => membership !== "pending").map(({ id }) => id);
  const products = await loadProducts(caller.db, open);
  const texts = await loadTexts(caller.db, open);
  const shares = await loadShares(caller, lists);
  return lists.map((list) =>
    encodeList(list, {
      products: products.get(list.id) ?? [],
      texts: texts.get(list.id) ?? [],
      shares: shares.get(list.id) ?? [],
    }),
  );
}
