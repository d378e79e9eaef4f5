import type { ShoppingList } from "../model/ShoppingList.schema.ts";
import type { WireShoppingList } from "./wire.ts";

export const readShoppingList = ({
  listId,
  created_at,
  events,
  products,
  texts,
  users,
  ...list
}: typeof WireShoppingList.Type): typeof ShoppingList.Encoded => ({
  ...list,
  id: listId,
  createdAt: created_at,
  events: events.map((event) => ({ createdAt: event.created_at })),
  products: products.map(({ productId, quantity, ...product }) => ({
    productId,
    quantity,
    createdAt: product.created_at,
    deletedName: product.deleted_name ?? null,
  })),
  // Servers of releases before 0.3.0 know no texts.
  texts: (texts ?? []).map(({ text, ...entry }) => ({ text, createdAt: entry.created_at })),
  users: users.map(({ userId, name, email, type, shared_at, accepted_at }) => ({
    userId: userId ?? null,
    name: name ?? null,
    email,
    type,
    sharedAt: shared_at ?? null,
    acceptedAt: accepted_at ?? null,
  })),
});
