// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, finite, literals, nonEmpty, struct, tagged, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type ListAction, type SetListText, type SetProductQuantity } from "../ListAction.schema.ts";

export const setProductQuantity: DecoderOf<typeof SetProductQuantity> = struct({
  action: literals("SET_PRODUCT_QUANTITY"),
  listId: nonEmpty,
  productId: nonEmpty,
  quantity: finite,
  createdAt: text,
});
export const setListText: DecoderOf<typeof SetListText> = struct({
  action: literals("SET_TEXT"),
  listId: nonEmpty,
  text: nonEmpty,
  isWanted: bool,
  createdAt: text,
});
export const listAction: DecoderOf<typeof ListAction> = tagged("action", {
  SET_PRODUCT_QUANTITY: setProductQuantity,
  SET_TEXT: setListText,
});
