// Generated from the schemas by `npm run codegen`. Do not edit.
import { above, array, checked, finite, matching, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { isDate } from "../../../product/isDate.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import {
  type ListEvent,
  type ListProduct,
  type ListText,
  type ListUser,
  type ShoppingList,
} from "../ShoppingList.schema.ts";

export const listEvent: DecoderOf<typeof ListEvent> = struct({
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
});
export const listProduct: DecoderOf<typeof ListProduct> = struct({
  productId: nonEmpty,
  quantity: above(finite, 0, Infinity),
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
  deletedName: nullOr(text),
});
export const listText: DecoderOf<typeof ListText> = struct({
  text: nonEmpty,
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
});
export const listUser: DecoderOf<typeof ListUser> = struct({
  userId: nullOr(text),
  name: nullOr(text),
  email: text,
  type: text,
  sharedAt: nullOr(
    matching(
      checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
      /T.*(?:Z|[+-]\d{2}:\d{2})$/,
    ),
  ),
  acceptedAt: nullOr(
    matching(
      checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
      /T.*(?:Z|[+-]\d{2}:\d{2})$/,
    ),
  ),
});
export const shoppingList: DecoderOf<typeof ShoppingList> = struct({
  id: nonEmpty,
  name: text,
  type: text,
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
  events: array(listEvent),
  products: array(listProduct),
  texts: array(listText),
  users: array(listUser),
});
