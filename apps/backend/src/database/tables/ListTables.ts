import type { ListMembership } from "@kamra/core/lists";
import type { ListType } from "@kamra/contract/lists";
import type { ColumnType } from "kysely";

type ReadOnly<Value> = ColumnType<Value, never, never>;

export interface ShoppingListTable {
  /** 128 random bits in base64url. */
  id: string;
  owner_id: string;
  name: string;
  type: ListType;
  created_at: string;
}

export interface ShoppingListShareTable {
  list_id: string;
  /** The address that was invited, as the owner wrote it. */
  email: string;
  /** As a user's. */
  canonical_email: string | null;
  /** Given exactly when `accepted_at` is. */
  user_id: string | null;
  shared_at: string;
  accepted_at: string | null;
}

export interface ShoppingListProductTable {
  list_id: string;
  /** The shop may have deleted it since. */
  product_id: number;
  /** When it was put on the list; absent in rows of earlier releases, whose product had gone before. */
  product_name: string | null;
  /** In default units; 0 when the product was taken off. */
  quantity: number;
  /** When it was put on the list. */
  created_at: string;
  /** When the quantity was last set, by the client's clock. */
  written_at: string;
}

export interface ShoppingListTextTable {
  list_id: string;
  text: string;
  /** False when it was taken off. */
  is_wanted: boolean;
  /** When it was put on the list. */
  created_at: string;
  /** When it was last written or taken off, by the client's clock. */
  written_at: string;
}

/** A view: one row for each list and each person that it concerns. */
export interface ShoppingListMembershipView {
  list_id: ReadOnly<string>;
  user_id: ReadOnly<string>;
  membership: ReadOnly<ListMembership>;
}

/** The tables of the shopping-list service. */
export interface ListTables {
  shopping_lists: ShoppingListTable;
  shopping_list_shares: ShoppingListShareTable;
  shopping_list_products: ShoppingListProductTable;
  shopping_list_texts: ShoppingListTextTable;
  shopping_list_memberships: ShoppingListMembershipView;
}
