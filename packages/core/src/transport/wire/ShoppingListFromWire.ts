import * as Schema from "effect/Schema";
import { ShoppingList } from "../../lists/ShoppingList.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const Dated = Schema.Struct({ created_at: Schema.String });

const WireShoppingList = Schema.Struct({
  listId: Schema.String,
  name: Schema.String,
  type: Schema.String,
  created_at: Schema.String,
  events: Schema.Array(Dated),
  products: Schema.Array(Schema.Struct({ productId: Schema.String, quantity: Schema.Finite, ...Dated.fields })),
  users: Schema.Array(
    Schema.Struct({
      userId: nullish(Schema.String),
      name: nullish(Schema.String),
      email: Schema.String,
      type: Schema.String,
      shared_at: nullish(Schema.String),
      accepted_at: nullish(Schema.String),
    }),
  ),
});

/** The list service's `ShoppingList`, read into the model. */
export const ShoppingListFromWire = decodeOnly(
  WireShoppingList,
  ShoppingList,
  ({ listId, created_at, events, products, users, ...list }) => ({
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
  }),
);
