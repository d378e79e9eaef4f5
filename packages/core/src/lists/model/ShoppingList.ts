import type { ProductId } from "../../product/Product.ts";

/** A change of the list. */
export interface ListEvent {
  readonly createdAt: string;
}

/** A product on a list. */
export interface ListProduct {
  readonly productId: ProductId;
  /** In default units. */
  readonly quantity: number;
  /** When it was added to the list. */
  readonly createdAt: string;
  /** The name of a product that the shop has deleted; null for any other. */
  readonly deletedName: string | null;
}

/** Something on a list that is no product of the shop: "barna kenyér". A list has the same text once. */
export interface ListText {
  readonly text: string;
  /** When it was added to the list. */
  readonly createdAt: string;
}

/** A list's owner, or a person invited to it. */
export interface ListUser {
  /** Null, like the name, for another person's invitation until it is accepted. */
  readonly userId: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly type: "owner" | "shared" | (string & {});
  readonly sharedAt: string | null;
  /** Null for the owner, and until the invitation is accepted. */
  readonly acceptedAt: string | null;
}

/** A shopping list as the service returns it. */
export interface ShoppingList {
  readonly id: string;
  readonly name: string;
  /** The shop makes a `smartlist`, a user a `shoppinglist`; types of a newer server are kept unchanged. */
  readonly type: "smartlist" | "shoppinglist" | (string & {});
  readonly createdAt: string;
  /** In no particular order. */
  readonly events: ReadonlyArray<ListEvent>;
  readonly products: ReadonlyArray<ListProduct>;
  readonly texts: ReadonlyArray<ListText>;
  readonly users: ReadonlyArray<ListUser>;
}
