// Generated from the schemas by `npm run codegen`. Do not edit.
import { finite, literals, nonEmpty, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type ListAction } from "../ListAction.ts";

export const listAction: DecoderOf<typeof ListAction> = struct({
  action: literals("SET_PRODUCT_QUANTITY"),
  listId: nonEmpty,
  productId: nonEmpty,
  quantity: finite,
  createdAt: text,
});
