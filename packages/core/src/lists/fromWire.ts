import type { OrderedProduct } from "./OrderedProduct.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import type { WireOrderedProduct, WireShoppingList } from "./wire.ts";

export const readShoppingList = ({
  listId,
  created_at,
  events,
  products,
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
  })),
  users: users.map(({ userId, name, email, type, shared_at, accepted_at }) => ({
    userId: userId ?? null,
    name: name ?? null,
    email,
    type,
    sharedAt: shared_at ?? null,
    acceptedAt: accepted_at ?? null,
  })),
});

export const readOrderedProduct = ({
  product,
  order_count,
  created_at,
  default_quantity_piece,
  default_quantity_name,
}: typeof WireOrderedProduct.Type): typeof OrderedProduct.Encoded => ({
  productId: product.id,
  name: product.name,
  categoryId: product.default_category_id ?? null,
  orderCount: order_count,
  quantity: default_quantity_piece,
  unit: default_quantity_name,
  orderedAt: created_at,
});
