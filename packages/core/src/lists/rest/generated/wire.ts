// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, finite, nullish, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type WireShoppingList } from "../wire.ts";

export const wireShoppingList: DecoderOf<typeof WireShoppingList> = struct({
  listId: text,
  name: text,
  type: text,
  created_at: text,
  events: array(struct({ created_at: text })),
  products: array(struct({ productId: text, quantity: finite, deleted_name: nullish(text), created_at: text })),
  texts: nullish(array(struct({ text: text, created_at: text }))),
  users: array(
    struct({
      userId: nullish(text),
      name: nullish(text),
      email: text,
      type: text,
      shared_at: nullish(text),
      accepted_at: nullish(text),
    }),
  ),
});
