import * as Schema from "effect/Schema";
import { nullish } from "../../decoding/nullish.ts";

const Dated = Schema.Struct({ created_at: Schema.String });

export const WireShoppingList = Schema.Struct({
  listId: Schema.String,
  name: Schema.String,
  type: Schema.String,
  created_at: Schema.String,
  events: Schema.Array(Dated),
  products: Schema.Array(
    Schema.Struct({
      productId: Schema.String,
      quantity: Schema.Finite,
      deleted_name: nullish(Schema.String),
      ...Dated.fields,
    }),
  ),
  texts: nullish(Schema.Array(Schema.Struct({ text: Schema.String, ...Dated.fields }))),
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
